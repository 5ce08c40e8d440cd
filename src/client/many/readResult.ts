import { IncompleteError } from '../../errors/incomplete.js'
import type { MissingChain } from '../../errors/missingChain.js'
import type { Call, CallOptions, PagedCall } from '../../operation/call.js'
import type { Issue } from '../../operation/decode/decoding.js'
import { readPages } from '../../operation/paging/readPages.js'

/** The data of one call, and the chains that it lacks. */
export interface Response {
  readonly data: unknown
  readonly issues: readonly Issue[]
  readonly lacks: readonly Lack[]
}

/** A chain that a response lacks; without `chain` if it lacks something else, or doesn't say which. */
type Lack = Omit<MissingChain, 'chain'> & { readonly chain?: string }

/** Awaits a call. */
export async function readOne(call: Call<unknown>): Promise<Response> {
  const { data, issues } = await call.withResponse()
  return { data, issues, lacks: lacksOf(data, issues) }
}

/** A list, and how much of it to read. */
interface ListToRead {
  readonly operation: string
  readonly max: number
  /** The cursor where it begins, if the call passes one. */
  readonly from: string | null | undefined
  readonly signal: CallOptions['signal']
  /** Removes the API key from a text: a service may send it back as a cursor. */
  readonly withoutKey: (text: string) => string
}

/**
 * Reads every page of a list.
 *
 * @throws {IncompleteError} if it has more than `max` rows
 * @throws what a page fails with; errors of ours have the rows of the pages before their cursor.
 */
export async function readAll(
  call: PagedCall<unknown>,
  { max, signal, operation, from, withoutKey }: ListToRead,
): Promise<Response> {
  let at = from
  const data: unknown[] = []
  const issues: Issue[] = []
  const lacks: Lack[] = []
  await readPages(call.pages(), signal, data, (page) => {
    if (data.length + page.result.length > max) throw tooMany(operation, max, data, at && withoutKey(at))
    for (const row of page.result) data.push(row) // a page may have more rows than a call has arguments
    issues.push(...page.issues)
    lacks.push(...lacksOf(page, page.issues))
    at = page.cursor
    return true
  })
  const isFirst = ({ chain, reason, message }: Lack, at: number): boolean =>
    at === lacks.findIndex((one) => one.chain === chain && one.reason === reason && (chain || one.message === message))
  return { data, issues, lacks: lacks.filter(isFirst) }
}

const tooMany = (
  operation: string,
  max: number,
  rows: readonly unknown[],
  cursor: string | null | undefined,
): IncompleteError =>
  new IncompleteError(`The list of ${operation} has more than ${max} rows`, {
    operation,
    rows,
    cursor,
    hints: ['Raise all.max if you want all of them'],
  })

/** What a response lacks: the chains that it names, and rows that could not be decoded. */
export function lacksOf(data: unknown, issues: readonly Issue[]): readonly Lack[] {
  const unreadable: Lack = { reason: 'failed', message: 'Some rows cannot be decoded: see issues' }
  return [...missingChains(data), ...(issues.some(({ row }) => row !== undefined) ? [unreadable] : [])]
}

/** The chains that a response says it lacks. One that isn't complete may name none. */
function missingChains(data: unknown): readonly Lack[] {
  const { complete, missing } = Object(data) as { readonly complete?: unknown; readonly missing?: unknown }
  if (typeof complete !== 'boolean' || !Array.isArray(missing)) return []
  if (complete || missing.length > 0) return missing
  return [{ reason: 'failed', message: 'The response does not say whether it lacks chains' }]
}
