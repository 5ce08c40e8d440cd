import type { AbiItem, WebhookLog } from '../../../generated/streams/types.gen.js'
import { assertObject } from '../../arguments/params.js'
import { InputError } from '../../errors/input.js'
import { memberOf } from '../../runtime/members.js'
import { isHex } from '../../values/hex.js'
import type { AbiSource } from '../delivery/delivery.js'
import { assertAbi } from '../delivery/readingOptions.js'
import { type CompiledAbi, compileAbi } from './compileAbi.js'
import type { EventDecoder } from './eventDecoder.js'
import type { DecodedEvent, EventRecord } from './eventTypes.js'

/**
 * The part of a delivery that `decodeLogs` reads. A delivery without logs, such as one of Aptos, decodes to no events.
 */
export interface LogSource<TAbi extends AbiSource = AbiSource> {
  readonly streamId?: string
  readonly logs?: readonly WebhookLog[]
  readonly abi?: TAbi
}

/** The logs of a delivery: those that the ABI decodes, and the others. */
export interface DecodedLogs<TAbi extends AbiSource = readonly AbiItem[]> {
  /** The decoded logs, in the order of the logs. */
  readonly events: readonly DecodedEvent<TAbi>[]
  /** Logs that fit no event: unknown, anonymous, truncated or malformed ones. In the order of the logs. */
  readonly undecoded: readonly WebhookLog[]
}

/**
 * Decodes the logs of a delivery with the given ABI, or with the delivery's own.
 *
 * A log that fits none of the ABI's events goes to `undecoded`, whatever is wrong with it; a bad log never makes this
 * throw. An event fits if topics and data hold exactly what a compiler writes for its types; extra words after the data
 * are ignored. Values may be anywhere in the data: packed, shared or overlapping ones decode too, unless they would
 * take many times the data's size.
 *
 * If several events fit, the first in the ABI wins. Anonymous events come last, and their data must fit completely. An
 * ABI object is compiled once, so keep yours in a constant.
 *
 * @param abi - types the events if it is `as const`
 * @throws {InputError} if `abi` isn't a list of items, `delivery` isn't an object, or its `logs` aren't a list.
 * @example
 * const { events, undecoded } = decodeLogs(delivery, erc20Abi)
 * for (const { name, args, log } of events) if (name === 'Transfer') console.log(log.address, args.to, args.value)
 */
export function decodeLogs<TOwn extends AbiSource = readonly AbiItem[], const TAbi extends AbiSource = TOwn>(
  delivery: LogSource<TOwn>,
  abi?: TAbi,
): DecodedLogs<TAbi>
export function decodeLogs(delivery: LogSource, abi?: AbiSource): DecodedLogs<AbiSource> {
  assertObject(delivery, 'delivery')
  const logs = memberOf(delivery, 'logs') ?? []
  const items = abi === undefined ? (memberOf(delivery, 'abi') ?? []) : abi
  assertAbi(items)
  if (!Array.isArray(logs)) throw new InputError('Param delivery takes a delivery with a list of logs')
  const events: EventRecord[] = []
  const undecoded: WebhookLog[] = []
  const compiled: CompiledAbi | undefined = logs.length > 0 ? compileAbi(items) : undefined
  for (const log of logs) {
    const event = compiled && decodeLog(log, compiled)
    if (event) events.push(event)
    else undecoded.push(log)
  }
  return { events, undecoded }
}

function decodeLog(log: WebhookLog, { byTopic, anonymous }: CompiledAbi): EventRecord | undefined {
  const topics = log ? topicsOf(log) : undefined
  if (!topics || !isHex(log.data)) return undefined
  const [first, ...fields] = topics
  const named = first === undefined ? undefined : byTopic.get(first.toLowerCase())
  return (named && firstFit(named, fields, log)) ?? firstFit(anonymous, topics, log)
}

function firstFit(
  events: readonly EventDecoder[],
  topics: readonly string[],
  log: WebhookLog,
): EventRecord | undefined {
  for (const event of events) {
    if (event.indexedCount !== topics.length) continue
    const args = event.decode(topics, log.data)
    // Shaped by the ABI, whose types `DecodedEvent` computes.
    if (args !== undefined)
      return { name: event.name, signature: event.signature, args: args as EventRecord['args'], log }
  }
  return undefined
}

/** Rejects gaps. A gap is an unreadable topic, and closing it would make the log look like one of another event. */
function topicsOf({ topic0, topic1, topic2, topic3 }: WebhookLog): readonly string[] | undefined {
  const topics: string[] = []
  let isOver = false
  for (const topic of [topic0, topic1, topic2, topic3]) {
    if (topic === null || topic === undefined) isOver = true
    else if (isOver || typeof topic !== 'string' || !/^0x[\da-f]{64}$/i.test(topic)) return undefined
    else topics.push(topic)
  }
  return topics
}
