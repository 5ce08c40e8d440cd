import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError } from '../errors/configuration.js'
import { sizeOf } from '../files/sizeOf.js'
import { removeFolder } from './drafts.js'
import type { ExportFiles } from './exportOptions.js'
import { finishedFile } from './finishedFile.js'
import { partName, partNames } from './parquetOutput.js'
import { type ExportState, startingOver } from './state.js'

/**
 * Removes everything that earlier runs have written. In a folder, only parts are removed.
 *
 * @throws {ConfigurationError} for a folder with parts, if no state says that an export has written them.
 */
export async function discard(files: ExportFiles): Promise<void> {
  if (files.format === 'parquet' && !(await isThere(files.state))) await assertNothingThere(files)
  await rm(files.state, { force: true }) // first: without it, the rest counts for nothing
  for (const path of await outputOf(files)) await rm(path, { force: true })
  await rm(files.issues, { force: true })
  await removeFolder(files)
}

/**
 * Makes sure that an export doesn't overwrite a file that it hasn't written.
 *
 * @throws {ConfigurationError} if there is one.
 */
export async function assertNothingThere(files: ExportFiles): Promise<void> {
  const found = [...(await outputOf(files)), ...((await isThere(files.issues)) ? [files.issues] : [])]
  if (found.length === 0) return
  throw new ConfigurationError(`${found[0]} is there already, and no export that can be continued`, {
    hints: files.format === 'parquet' ? ['Move it away, or write to another folder'] : startingOver,
  })
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

/** The files of the output that are there. */
export async function outputOf({ out, format }: ExportFiles): Promise<readonly string[]> {
  if (format === 'parquet') return (await partNames(out)).map((name) => join(out, name))
  return (await isThere(out)) ? [out] : []
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
