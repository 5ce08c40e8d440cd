import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeOf } from '../files/sizeOf.js'
import type { ExportFiles } from './exportOptions.js'
import type { Staged } from './stage.js'

/** The two files of a list that waits: its rows and its issues. */
export type ListFile = 'rows' | 'issues'

/** The file of a list. Each time that the list begins again, it gets a new one. */
export const listFile = ({ parts }: ExportFiles, index: number, kind: ListFile, turn: number): string =>
  join(parts, `${index}-${turn}.${kind}`)

/** Removes the files of a list. */
export async function removeList(files: ExportFiles, index: number, turn: number): Promise<void> {
  for (const kind of ['rows', 'issues'] as const) await rm(listFile(files, index, kind, turn), { force: true })
}

/** The folder's other files: the output and the issues as far as they go. */
const always: readonly string[] = ['output', 'issues']

/**
 * Removes what a killed process has left and its last state doesn't know.
 *
 * @returns the lists whose files are shorter than the state says, as after a loss of power; they must begin again
 */
export async function recover(files: ExportFiles, lists: ReadonlyMap<number, Staged>): Promise<readonly number[]> {
  await mkdir(files.parts, { recursive: true })
  const known = new Set(always.map((name) => join(files.parts, name)))
  const short: number[] = []
  for (const [index, { turn, rowBytes, issueBytes }] of lists) {
    const [rows, issues] = [listFile(files, index, 'rows', turn), listFile(files, index, 'issues', turn)]
    const isWhole = ((await sizeOf(rows)) ?? 0) >= rowBytes && ((await sizeOf(issues)) ?? 0) >= issueBytes
    if (isWhole) known.add(rows).add(issues)
    else short.push(index)
  }
  for (const name of await readdir(files.parts)) {
    const path = join(files.parts, name)
    if (!known.has(path)) await rm(path)
  }
  return short
}
