import { lstat, mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ConfigurationError } from '../errors/configuration.js'
import { memberOfThrown } from '../errors/thrownText.js'
import { sizeOf } from '../files/sizeOf.js'
import { writeWhole } from '../files/writeWhole.js'
import type { ExportFiles } from './exportOptions.js'
import type { ListFile, Staged } from './stage.js'
import { type ExportState, emptyState } from './state.js'

// The folder of what isn't finished: the output and the issues as far as they go, and what was read of each list.

/** The file of a list. Each time that the list begins again, it gets a new one. */
export const listFile = ({ parts }: ExportFiles, index: number, kind: ListFile, turn: number): string =>
  join(parts, `${index}-${turn}.${kind}`)

/** Removes the files of a list. */
export async function removeList(files: ExportFiles, index: number, turn: number): Promise<void> {
  for (const kind of ['rows', 'issues', 'cursors'] as const)
    await rm(listFile(files, index, kind, turn), { force: true })
}

/** Says whose the folder is. */
const marker = 'ledgerline-export.json'

const markerText = ({ out }: ExportFiles, id: string): string => `${JSON.stringify({ id, out: basename(out) })}\n`

const isMarker = /^ledgerline-export\.json(\.\d+\.tmp)?$/

/** What an export writes into the folder, and so removes. Other files stay. */
const isDraft = (name: string): boolean =>
  /^(output(\.gz)?|issues|\d+-\d+\.(rows|issues|cursors)|part-\d{5,}\.parquet)$/.test(name) || isMarker.test(name)

/**
 * Makes sure that the folder is one that this export has made, before anything in it is touched.
 *
 * @param state - absent if the export begins
 * @throws {ConfigurationError} for another folder, or a link.
 */
export async function assertOwnFolder(files: ExportFiles, state: ExportState | undefined): Promise<void> {
  const about = await lstat(files.parts).catch((error: unknown) => {
    if (memberOfThrown(error, 'code') === 'ENOENT') return undefined
    throw error
  })
  if (!about || (about.isDirectory() && (await isOwn(files, state)))) return
  throw new ConfigurationError(`${files.parts} is there already, and this export has not made it`, {
    hints: ['Move it away, or write to another file'],
  })
}

async function isOwn(files: ExportFiles, state: ExportState | undefined): Promise<boolean> {
  const { id, out } = await readMarker(files)
  if (id !== undefined) return state?.id === undefined ? out === basename(files.out) : id === state.id
  // 0.1 had no marker, and one may be lost: then an unfinished export vouches for what can only be drafts
  const isUnderWay = state !== undefined && !state.isDone
  return (await readdir(files.parts)).every((name) => isMarker.test(name) || (isUnderWay && isDraft(name)))
}

/** Reads the marker; nothing if there is none, or what is left of one. */
async function readMarker({ parts }: ExportFiles): Promise<{ readonly id?: unknown; readonly out?: unknown }> {
  try {
    return Object(JSON.parse(await readFile(join(parts, marker), 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || memberOfThrown(error, 'code') === 'ENOENT') return {}
    throw error
  }
}

/** Makes the folder, or takes it for this export. It must be its own. */
export async function markFolder(files: ExportFiles, id: string): Promise<void> {
  await mkdir(files.parts, { recursive: true })
  await writeWhole(join(files.parts, marker), markerText(files, id))
}

/** Removes the folder, with what an export has written into it. */
export async function removeFolder({ parts }: ExportFiles): Promise<void> {
  const names = await readdir(parts).catch(() => [])
  const drafts = names.filter((name) => isDraft(name) && name !== marker)
  for (const name of drafts) await rm(join(parts, name), { force: true })
  await rm(join(parts, marker), { force: true })
  await rmdir(parts).catch(() => undefined) // or somebody has put something there
}

/**
 * Compares a state with the folder. What it counts and isn't there, as after a loss of power, is read again; what a
 * killed process has left and the state doesn't know is removed.
 *
 * @returns the state that holds
 */
export async function recover(files: ExportFiles, state: ExportState): Promise<ExportState> {
  const isWhole =
    (await hasOutput(files, state)) && (await has(join(files.parts, 'issues'), files.issues, state.issues.size))
  const known = new Set(isWhole ? ['output', 'issues'] : [])
  const lists = new Map<string, Staged>()
  for (const [index, list] of Object.entries(state.lists)) {
    const needed = [
      [listFile(files, Number(index), 'rows', list.turn), list.rowBytes],
      [listFile(files, Number(index), 'issues', list.turn), list.issueBytes],
      [listFile(files, Number(index), 'cursors', list.turn), list.cursorBytes],
    ] as const
    const sizes = await Promise.all(needed.map(async ([path, bytes]) => ((await sizeOf(path)) ?? 0) >= bytes))
    if (!sizes.every(Boolean)) continue
    lists.set(index, list)
    for (const [path] of needed) known.add(basename(path))
  }
  for (const name of await readdir(files.parts))
    if (isDraft(name) && name !== marker && !known.has(name)) await rm(join(files.parts, name), { force: true })
  // the rows of the lists before it are nowhere else
  return { ...state, lists: Object.fromEntries(lists), ...(!isWhole && { ...emptyState, files: {} }) }
}

async function hasOutput(
  { format, isCompressed, parts, out }: ExportFiles,
  { written }: ExportState,
): Promise<boolean> {
  return format === 'parquet' || has(join(parts, 'output'), isCompressed ? undefined : out, written.size)
}

/** Whether a draft is there, or where it goes. */
async function has(draft: string, final: string | undefined, bytes: number): Promise<boolean> {
  if (((await sizeOf(draft)) ?? 0) >= bytes) return true
  return final !== undefined && (await sizeOf(final)) === bytes
}
