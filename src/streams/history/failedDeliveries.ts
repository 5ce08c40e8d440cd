import { getHistory } from '../../../generated/streams/operations.gen.js'
import type { HistoryModel } from '../../../generated/streams/types.gen.js'
import { paramsOf } from '../../arguments/params.js'
import { needed, type Rule, type RulesOf } from '../../arguments/rules.js'
import type { Caller } from '../../client/caller.js'
import { callOptionRules } from '../../client/optionRules.js'
import { DecodeError } from '../../errors/decode.js'
import type { Issue } from '../../operation/decode/decoding.js'
import { throwIfAborted } from '../../runtime/withAbort.js'
import { fieldOf } from '../../values/fieldOf.js'
import { isDate } from '../../values/isDate.js'

/** Which failed deliveries to read. */
export interface FailedDeliveriesOptions {
  /** Id of the stream. */
  readonly streamId: string
  /** Only those that failed at this moment or later. */
  readonly since: Date
  /** Ends the loop before the next request, with the signal's reason. */
  readonly signal?: AbortSignal | null | undefined
}

/**
 * Iterates over what the service could not deliver to the webhook of a stream, in the order in which the service lists
 * it. The service keeps failed deliveries for some hours to a week, which depends on your plan.
 *
 * `payload` is what was to be delivered, unsigned. For Solana and Bitcoin, it is `{ type: 'unknown', tag, raw }`, with the
 * body in `raw`.
 *
 * @param client - a client or caller
 * @throws {InputError} if `streamId` or `since` is missing or invalid. Nothing was sent.
 * @example
 * const since = new Date(Date.now() - 24 * 60 * 60 * 1000)
 * for await (const { id, date, errorMessage } of failedDeliveries(client, { streamId: stream.id, since }))
 *   console.log(id, date, errorMessage)
 */
export function failedDeliveries(
  client: Pick<Caller, 'call'>,
  options: FailedDeliveriesOptions,
): AsyncIterable<HistoryModel> {
  const own = checkedRange(options)
  return { [Symbol.asyncIterator]: () => readHistory(client, own, false) }
}

/**
 * Checks which failed deliveries are meant.
 *
 * @throws {InputError} if one of the options is missing, unknown or invalid.
 */
export const checkedRange = (options: FailedDeliveriesOptions): FailedDeliveriesOptions =>
  paramsOf(options, 'options', rangeRules(), '{ streamId, since }')

/**
 * Reads failed deliveries by pages, each once, although a list that grows while it is read may repeat some.
 *
 * @param onUnread - told of each that can't be read, and isn't known to be of another stream or from before
 */
export async function* readHistory(
  client: Pick<Caller, 'call'>,
  { streamId, since, signal }: FailedDeliveriesOptions,
  excludePayload: boolean,
  onUnread: (unread: { readonly id: string; readonly error: DecodeError }) => void = () => {},
): AsyncGenerator<HistoryModel, void, undefined> {
  throwIfAborted(signal)
  const seen = new Set<string>()
  const input = { streamId, fromTimestamp: since, excludePayload, limit: 100 }
  // tolerant, because the document describes no payload of Solana or Bitcoin
  const pages = client.call(getHistory, input, { signal, decode: 'tolerant' }).pages()
  for await (const { result, raw, issues } of pages) {
    const rows = [fieldOf(raw, 'result')].flat()
    const payloads = new Map(rows.map((row) => [fieldOf(row, 'id'), fieldOf(row, 'payload')]))
    const read = new Set<unknown>(result.map(({ id }) => id))
    for (const [at, row] of rows.entries()) {
      const id = String(fieldOf(row, 'id') ?? '')
      if (read.has(fieldOf(row, 'id')) || seen.has(id) || !mayBeMeant(row, streamId, since)) continue
      if (id) seen.add(id)
      onUnread({ id, error: unreadError(issues, `/result/${at}`) })
    }
    for (const delivery of result) {
      // the service takes whole seconds
      if (delivery.date < since || delivery.streamId !== streamId || seen.has(delivery.id)) continue
      seen.add(delivery.id)
      yield withPayload(delivery, payloads.get(delivery.id))
    }
    throwIfAborted(signal)
  }
}

/** Returns whether a row that can't be read may be one of the deliveries that are asked for. */
function mayBeMeant(row: unknown, streamId: string, since: Date): boolean {
  const stream = fieldOf(row, 'streamId')
  const date = Date.parse(String(fieldOf(row, 'date')))
  return (typeof stream !== 'string' || stream === streamId) && !(date < since.getTime())
}

function unreadError(issues: readonly Issue[], path: string): DecodeError {
  const issue = issues.find((one) => one.path === path || one.path.startsWith(`${path}/`))
  return new DecodeError('The failed delivery cannot be read', {
    path,
    operation: getHistory.id,
    hints: issue ? [issue.message] : [],
  })
}

/** Keeps a payload as it was on the wire if the document doesn't describe it. */
function withPayload(delivery: HistoryModel, raw: unknown): HistoryModel {
  if (delivery.payload || typeof raw !== 'object' || raw === null) return delivery
  return { ...delivery, payload: { type: 'unknown', tag: String(fieldOf(raw, 'chainId') ?? ''), raw } }
}

const streamId: Rule = {
  demand: 'takes the id of a stream',
  accepts: (value) => typeof value === 'string' && value !== '',
}
const since: Rule = {
  demand: 'takes a valid Date',
  accepts: (value) => isDate(value) && !Number.isNaN(value.getTime()),
}

const rangeRules = (): RulesOf<FailedDeliveriesOptions> => ({
  streamId: needed(streamId),
  since: needed(since),
  signal: callOptionRules.signal,
})
