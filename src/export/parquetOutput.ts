import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../files/writeWhole.js'
import type { Column } from './columns.js'
import type { ExportFiles } from './exportOptions.js'
import { type FinishedFile, finishedFile } from './finishedFile.js'
import { linesOf } from './lines.js'
import type { Output, Written } from './output.js'
import { ParquetRows, type ParquetWriter } from './parquetTypes.js'

/** The most lists in one part, so that the rows of many short lists don't wait for it too long. */
const mostLists = 1000

/** Writes a folder of Parquet parts. Each is written whole and then renamed, so readers find only whole ones. */
export function parquetOutput(
  { out, parts }: ExportFiles,
  { columns, rowsPerPart, writer }: { columns: readonly Column[]; rowsPerPart: number; writer: ParquetWriter },
  before: Written,
): Output {
  const finished: Record<string, FinishedFile> = {}
  let written = before
  let rows = new ParquetRows(columns)
  let lists = 0
  /** Where the rows end that were added. */
  let end = before

  const writePart = async (): Promise<void> => {
    const part = partName(written.size)
    await mkdir(out, { recursive: true })
    await writeWhole(join(out, part), rows.write(writer), join(parts, part))
    const found = await finishedFile(join(out, part))
    if (found) finished[part] = found
    written = { ...end, size: written.size + 1 }
    rows = new ParquetRows(columns)
    lists = 0
  }

  return {
    get written() {
      return written
    },
    finished,
    async add({ index, path, bytes }) {
      let offset = index === before.list ? before.offset : 0
      if (offset < bytes)
        for await (const line of linesOf(
          createReadStream(path, { start: offset, end: bytes - 1, highWaterMark: 1 << 18 }),
        )) {
          rows.add(JSON.parse(line.text))
          offset += line.bytes
          end = { ...written, list: index, offset }
          if (rows.count >= rowsPerPart) await writePart()
        }
      end = { ...written, list: index + 1, offset: 0 }
      lists += 1
      if (lists >= mostLists && rows.count > 0) await writePart()
      else if (rows.count === 0) written = { ...end, size: written.size }
    },
    sync: async () => undefined, // parts are whole
    async finish() {
      if (rows.count > 0 || written.size === 0) await writePart()
      return partsIn(out, written.size)
    },
    close: async () => undefined,
  }
}

/** Removes the parts that a killed process has written after its last state. */
export async function removeLaterParts(out: string, count: number): Promise<void> {
  for (const name of await partNames(out)) if (partNumber(name) >= count) await rm(join(out, name))
}

/** The name of a part. */
export const partName = (index: number): string => `part-${String(index).padStart(5, '0')}.parquet`

/** Names of the parts in a folder, in order; none if there is no folder. */
export async function partNames(out: string): Promise<readonly string[]> {
  const names = await readdir(out).catch(() => [])
  return names.filter((name) => /^part-\d{5,}\.parquet$/.test(name)).sort((a, b) => partNumber(a) - partNumber(b))
}

const partNumber = (name: string): number => Number(/\d+/.exec(name)?.[0])

const partsIn = async (out: string, count: number): Promise<readonly string[]> =>
  (await partNames(out)).filter((name) => partNumber(name) < count).map((name) => join(out, name))
