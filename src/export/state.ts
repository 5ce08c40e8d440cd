import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ConfigurationError } from '../errors/configuration.js'
import { memberOfThrown } from '../errors/thrownText.js'
import type { ExportFiles } from './exportOptions.js'
import type { FinishedFile } from './finishedFile.js'
import type { Written } from './output.js'
import type { Staged } from './stage.js'
import type { Totals } from './totals.js'

/** What an export is of: another one must not continue it. */
export interface Identity {
  /** The hosts that were asked, in order. */
  readonly host: string
  /** Whether nobody was asked: examples or recordings responded. */
  readonly mock: boolean
  readonly operation: string
  readonly format: string
  readonly withDoubles: boolean
  readonly slices: number
  /** A fingerprint of the columns, which another version of this package may have changed. */
  readonly columns: string
  /** A fingerprint of the requests, with the inputs and the client's default chain. */
  readonly inputs: string
}

/** The state of an export, as it stands in the file beside the output. Whoever adds a member adds its check below. */
export interface ExportState {
  /** 1 is of version 0.1, which had no `id`, no `files`, no cursors of lists, and no `host` and `mock`. */
  readonly version: 1 | 2
  /** By which the folder of drafts is known. */
  readonly id?: string | undefined
  readonly identity: Omit<Identity, 'host' | 'mock'> & Partial<Identity>
  /** When the export began, which is where its windows end. */
  readonly end: string
  readonly written: Written
  /** How many lists have their issues in the file of issues, and its bytes. */
  readonly issues: { readonly list: number; readonly size: number }
  /** Of the lists before `written.list`. */
  readonly totals: Totals
  /** The other lists that were begun, by their index. */
  readonly lists: Readonly<Record<string, Staged>>
  /** The files that are where the reader expects them: `output` or parts by their name, and `issues`. */
  readonly files: Readonly<Record<string, FinishedFile>>
  /** Set once all are. */
  readonly isDone?: true
}

/** Nothing written, nothing read. */
export const emptyState = {
  written: { list: 0, offset: 0, size: 0 },
  issues: { list: 0, size: 0 },
  totals: { rows: 0, pages: 0, issues: 0, lost: 0, failed: 0 },
} as const satisfies Partial<ExportState>

/**
 * Reads the state of an export.
 *
 * @returns `undefined` if there is none
 * @throws {ConfigurationError} if the file isn't one: every member is checked.
 */
export async function readState(files: ExportFiles): Promise<ExportState | undefined> {
  try {
    const state: unknown = JSON.parse(await readFile(files.state, 'utf8'))
    if (isOld(state)) return { ...state, lists: withCursors(state.lists), files: {} }
    if (isState(state)) return state
  } catch (error) {
    if (memberOfThrown(error, 'code') === 'ENOENT') return undefined
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new ConfigurationError(`${files.state} is not the state of an export`, { hints: startingOver })
}

const withCursors = (lists: ExportState['lists']): ExportState['lists'] =>
  Object.fromEntries(Object.entries(lists).map(([index, list]) => [index, { ...list, cursorBytes: 0 }]))

type Check = (value: unknown) => boolean

/** Checks an object: each named member, and no others. */
const members =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries(checks).every(([name, check]) => check(Object.hasOwn(value, name) ? value[name] : undefined))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entries =
  (check: (name: string, value: unknown) => boolean): Check =>
  (value) =>
    isRecord(value) && Object.entries(value).every((entry) => check(...entry))

const count: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const text: Check = (value) => typeof value === 'string' && value !== ''
const boolean: Check = (value) => typeof value === 'boolean'
const print: Check = (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value)

const sums = { rows: count, pages: count, issues: count, lost: count, failed: count }
const asked = {
  operation: text,
  format: text,
  withDoubles: boolean,
  slices: count,
  columns: print,
  inputs: print,
}
// Functions, because bundlers keep unused literals with a spread or a call in them.
const list = () => ({
  ...sums,
  cursor: (value: unknown) => value === undefined || value === null || text(value),
  turn: count,
})
const bytes = { rowBytes: count, issueBytes: count }
const always = () => ({
  end: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  written: members({ list: count, offset: count, size: count }),
  issues: members({ list: count, size: count }),
  totals: members(sums),
  isDone: (value: unknown) => value === undefined || value === true,
})

/** Whether the members agree. A list without a cursor begins with its first page, so nothing of it can have been read. */
const isCoherent = ({ written, issues, lists }: ExportState): boolean =>
  issues.list >= written.list &&
  Object.entries(lists).every(
    ([index, { cursor, pages }]) =>
      String(Number(index)) === index && Number(index) >= written.list && (cursor !== undefined || pages === 0),
  )

const checkState: Check = (value) =>
  members({
    ...always(),
    version: (value) => value === 2,
    id: (value) => typeof value === 'string' && /^[\da-f-]{36}$/.test(value),
    identity: members({ ...asked, host: text, mock: boolean }),
    lists: entries((_, value) => members({ ...list(), ...bytes, cursorBytes: count })(value)),
    files: entries((name, value) => isFileName(name) && members({ size: count, hash: print })(value)),
  })(value)

const checkOld: Check = (value) =>
  members({
    ...always(),
    version: (value) => value === 1,
    identity: members(asked),
    lists: entries((_, value) => members({ ...list(), ...bytes })(value)),
  })(value)

const isFileName = (name: string): boolean => /^(output|issues|part-\d{5,}\.parquet)$/.test(name)

const isState = (value: unknown): value is ExportState => checkState(value) && isCoherent(value as ExportState) // checked

const isOld = (value: unknown): value is ExportState => checkOld(value) && isCoherent(value as ExportState) // checked

/** How to begin anew. */
export const startingOver = [
  'To begin anew, pass startOver: true (--start-over), which discards what was exported; or write to another file',
] as const

/**
 * Makes sure that a state belongs to this export. What a state of 0.1 doesn't have isn't compared.
 *
 * @throws {ConfigurationError} that names what differs.
 */
export function assertSame({ identity }: ExportState, own: Identity, files: ExportFiles): void {
  const before = { ...own, ...identity }
  if (before.host !== own.host || before.mock !== own.mock)
    throw new ConfigurationError(`${files.out} was begun with ${sourceOf(before)}, not with ${sourceOf(own)}`, {
      hints: startingOver,
    })
  const names = Object.keys(own) as (keyof Identity)[] // the members of an Identity
  const different = names.filter((name) => before[name] !== own[name])
  if (different.length === 0) return
  const told = different.map((name) =>
    /^[\w.]{1,60}$/.test(`${before[name]}`) && !hashed.includes(name) ? `${name} (was ${before[name]})` : name,
  )
  throw new ConfigurationError(`${files.out} was begun with other ${told.join(', ')}`, { hints: startingOver })
}

const sourceOf = ({ host, mock }: Identity): string => (mock ? `the mock of ${host}` : host)

const hashed: readonly string[] = ['columns', 'inputs']

/** Creates a fingerprint of texts, from which they can't be read. */
export function fingerprintOf(texts: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return hash.digest('hex')
}
