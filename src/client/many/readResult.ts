import { IncompleteError } from '../../errors/incomplete.js'
import type { MissingChain } from '../../errors/missingChain.js'
import type { Call, CallOptions, PagedCall } from '../../operation/call.js'
import type { Issue } from '../../operation/decode/decoding.js'
import { throwIfAborted } from '../../runtime/withAbort.js'

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

/**
 * Reads every page of a list.
 *
 * @param reached - called with the cursor of each next page
 */
export async function readAll(
  call: PagedCall<unknown>,
  {
    max,
    signal,
    operation,
  }: { readonly max: number; readonly signal: CallOptions['signal']; readonly operation: string },
  reached: (cursor: string | null) => void,
): Promise<Response> {
  const data: unknown[] = []
  const issues: Issue[] = []
  const lacks: Lack[] = []
  for await (const page of call.pages()) {
    throwIfAborted(signal)
    if (data.length + page.result.length > max) throw tooMany(operation, max)
    for (const row of page.result) data.push(row) // a page may have more rows than a call has arguments
    issues.push(...page.issues)
    lacks.push(...lacksOf(page, page.issues))
    reached(page.cursor)
  }
  const isFirst = ({ chain, reason, message }: Lack, at: number): boolean =>
    at === lacks.findIndex((one) => one.chain === chain && one.reason === reason && (chain || one.message === message))
  return { data, issues, lacks: lacks.filter(isFirst) }
}

const tooMany = (operation: string, max: number): IncompleteError =>
  new IncompleteError(`The list of ${operation} has more than ${max} rows`, {
    operation,
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
