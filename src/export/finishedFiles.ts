import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError } from '../errors/configuration.js'
import { memberOfThrown } from '../errors/thrownText.js'
import { sizeOf } from '../files/sizeOf.js'
import type { ExportFiles } from './exportOptions.js'
import { partName } from './parquetOutput.js'
import { type ExportState, startingOver } from './state.js'

/** By what a finished file is known again. */
export interface FinishedFile {
  /** Bytes. */
  readonly size: number
  /** SHA-256 of its first and its last 64 KB. */
  readonly hash: string
}

const end = 65_536

/** Describes a file; `undefined` if there is none. */
export async function finishedFile(path: string): Promise<FinishedFile | undefined> {
  try {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      const data = Buffer.alloc(2 * end)
      const first = await file.read(data, 0, end, 0)
      const last = await file.read(data, first.bytesRead, end, Math.max(0, size - end))
      const hash = createHash('sha256').update(data.subarray(0, first.bytesRead + last.bytesRead))
      return { size, hash: hash.digest('hex') }
    } finally {
      await file.close()
    }
  } catch (error) {
    if (memberOfThrown(error, 'code') === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Makes sure that the files of an export are those that it wrote.
 *
 * @throws {ConfigurationError} that names one that is gone or differs.
 */
export async function assertFinished(
  files: ExportFiles,
  { files: finished, written, isDone }: ExportState,
): Promise<void> {
  const isParquet = files.format === 'parquet'
  const pathOf = (name: string): string =>
    name === 'issues' ? files.issues : isParquet ? join(files.out, name) : files.out
  // a state of 0.1 doesn't say what was in them, but that they were there
  const needed = isParquet
    ? Array.from({ length: written.size }, (_, index) => partName(index))
    : isDone
      ? ['output']
      : []
  for (const name of new Set([...needed, ...Object.keys(finished)])) {
    const known = finished[name]
    const path = pathOf(name)
    if (!known && (await sizeOf(path)) !== undefined) continue
    const found = known && (await finishedFile(path))
    if (found && found.size === known.size && found.hash === known.hash) continue
    throw new ConfigurationError(
      `${path} ${found ? 'has changed since it was exported' : 'was exported, and is gone'}`,
      {
        hints: startingOver,
      },
    )
  }
}
