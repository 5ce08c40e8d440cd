import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sizeOf } from '../files/sizeOf.js'
import type { ExportFiles } from './exportOptions.js'
import { type FinishedFile, finishedFile } from './finishedFile.js'
import type { EndedList, Output, Written } from './output.js'
import { AppendFile } from './stage.js'

/** Writes one file of text. Until it is whole, it has another name. */
export function textOutput({ out, parts, isCompressed }: ExportFiles, header: string, before: Written): Output {
  const draft = `${parts}/output`
  const file = new AppendFile(draft, before.size)
  const finished: Record<string, FinishedFile> = {}
  let written = before
  let next = before.list
  if (before.size === 0) file.add(header)
  return {
    get written() {
      return written
    },
    finished,
    async add({ index, path, bytes }: EndedList) {
      await file.flush() // the header
      if (bytes > 0)
        for await (const chunk of createReadStream(path, { end: bytes - 1, highWaterMark: 1 << 20 }))
          await file.append(chunk)
      next = index + 1
    },
    async sync() {
      await file.flush()
      await file.sync()
      written = { list: next, offset: 0, size: file.bytes }
    },
    async finish() {
      await file.close()
      if (written.size === 0 && (await sizeOf(draft)) === undefined) await writeFile(draft, '') // no row, no header
      if (isCompressed) await compress(draft, out, written.size)
      else if ((await sizeOf(draft)) !== undefined || (await sizeOf(out)) !== written.size) await rename(draft, out)
      const found = await finishedFile(out)
      if (found) finished.output = found
      return [out]
    },
    close: () => file.close(),
  }
}

/** Compresses a file into one member: some readers know no more than the first. */
async function compress(draft: string, out: string, bytes: number): Promise<void> {
  const packed = `${draft}.gz`
  const source = bytes > 0 ? createReadStream(draft, { end: bytes - 1, highWaterMark: 1 << 20 }) : []
  await pipeline(source, createGzip(), createWriteStream(packed))
  const file = await open(packed, 'r+')
  await file.sync().finally(() => file.close())
  await rename(packed, out)
}
