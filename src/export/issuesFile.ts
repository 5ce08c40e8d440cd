import { readFile } from 'node:fs/promises'
import { safeJson } from '../files/safeText.js'
import type { PageData } from '../operation/call.js'
import { toJson } from '../values/json.js'
import type { AppendFile } from './stage.js'

/** What a page lacks. */
export interface PageIssues {
  /** Lines of the issues file. */
  readonly text: string
  /** How many lines there are. */
  readonly count: number
  /** How many rows and chains are missing. */
  readonly lost: number
}

/** Writes what could not be read of a page, and which chains it lacks. */
export function issuesOf(
  { issues, missing = [], complete }: PageData<unknown>,
  [input, slice, page]: readonly [input: number, slice: number, page: number],
  unplaced: readonly number[],
): PageIssues {
  const at = { _input: input, _slice: slice, _page: page }
  const isUnknown = complete === false && missing.length === 0
  const lines = [
    ...issues.map((issue) => ({ ...at, ...issue })),
    ...missing.map((chain) => ({ ...at, code: 'missing_chain', ...chain })),
    ...(isUnknown ? [{ ...at, code: 'missing_chain', message: 'the page does not say whether it lacks chains' }] : []),
    ...unplaced.map((row) => ({ ...at, _row: row, code: 'unplaced_row', message: unplacedRow })),
  ]
  const lost = issues.filter(({ row }) => row !== undefined).length + missing.length + Number(isUnknown)
  return {
    text: lines.map((line) => `${safeJson(toJson(line))}\n`).join(''),
    count: lines.length,
    lost: lost + unplaced.length,
  }
}

const unplacedRow = 'the row does not say when it happened, so another slice may have it too'

/** Adds the issues of a list to the file of all issues. */
export async function addList(all: AppendFile, path: string, bytes: number): Promise<void> {
  if (bytes > 0) await all.append((await readFile(path)).subarray(0, bytes))
}
