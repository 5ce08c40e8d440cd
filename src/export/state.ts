import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ConfigurationError } from '../errors/configuration.js'
import { memberOfThrown } from '../errors/thrownText.js'
import type { ExportFiles } from './exportOptions.js'
import type { Written } from './output.js'
import type { Staged } from './stage.js'
import type { Totals } from './totals.js'

/** What an export is of: another one must not continue it. */
export interface Identity {
  readonly operation: string
  readonly format: string
  readonly withDoubles: boolean
  readonly slices: number
  /** A fingerprint of the columns, which another version of this package may have changed. */
  readonly columns: string
  /** A fingerprint of the requests, with the inputs and the client's default chain. */
  readonly inputs: string
}

/** The state of an export, as it stands in the file beside the output. */
export interface ExportState {
  readonly version: 1
  readonly identity: Identity
  /** When the export began, which is where its windows end. */
  readonly end: string
  readonly written: Written
  /** How many lists have their issues in the file of issues, and its bytes. */
  readonly issues: { readonly list: number; readonly size: number }
  /** Of the lists before `written.list`. */
  readonly totals: Totals
  /** The other lists that were begun, by their index. */
  readonly lists: Readonly<Record<string, Staged>>
  /** Set once the output is where the reader expects it. */
  readonly isDone?: true
}

/** Returns the state of an export that begins. */
export const newState = (identity: Identity, end: string): ExportState => ({
  version: 1,
  identity,
  end,
  written: { list: 0, offset: 0, size: 0 },
  issues: { list: 0, size: 0 },
  totals: { rows: 0, pages: 0, issues: 0, lost: 0, failed: 0 },
  lists: {},
})

/**
 * Reads the state of an export.
 *
 * @returns `undefined` if there is none
 * @throws {ConfigurationError} if the file isn't one.
 */
export async function readState(files: ExportFiles): Promise<ExportState | undefined> {
  try {
    const state = JSON.parse(await readFile(files.state, 'utf8'))
    if (state?.version === 1 && state.identity && state.written && state.lists) return state
  } catch (error) {
    if (memberOfThrown(error, 'code') === 'ENOENT') return undefined
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ConfigurationError(`${files.state} is not the state of an export`, { hints: startingOver })
}

/** How to begin anew. */
export const startingOver = [
  'To begin anew, pass startOver: true (--start-over), which discards what was exported; or write to another file',
] as const

/**
 * Makes sure that a state belongs to this export.
 *
 * @throws {ConfigurationError} that names what differs.
 */
export function assertSame({ identity }: ExportState, own: Identity, files: ExportFiles): void {
  const names = Object.keys(own) as (keyof Identity)[]
  const different = names.filter((name) => identity[name] !== own[name])
  if (different.length === 0) return
  const told = different.map((name) =>
    /^[\w.]{1,60}$/.test(`${identity[name]}`) && !hashed.includes(name) ? `${name} (was ${identity[name]})` : name,
  )
  throw new ConfigurationError(`${files.out} was begun with other ${told.join(', ')}`, { hints: startingOver })
}

const hashed: readonly string[] = ['columns', 'inputs']

/** Creates a fingerprint of texts, from which they can't be read. */
export function fingerprintOf(texts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return hash.digest('hex')
}
