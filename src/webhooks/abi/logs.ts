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
 * The part of a delivery that `decodeLogs` reads. Deliveries without logs, such as those of Aptos, decode to nothing.
 */
export interface LogSource<TAbi extends AbiSource = AbiSource> {
  readonly streamId?: string
  readonly logs?: readonly WebhookLog[]
  readonly abi?: TAbi
}

/** The logs of a delivery: those that an ABI decodes, and the others. */
export interface DecodedLogs<TAbi extends AbiSource = readonly AbiItem[]> {
  /** In the order of the logs. */
  readonly events: readonly DecodedEvent<TAbi>[]
  /** Logs that fit no event: foreign, anonymous, cut short or malformed. In the order of the logs. */
  readonly undecoded: readonly WebhookLog[]
}

/**
 * Decodes the logs of a delivery with an ABI: the one given, else the delivery's own.
 *
 * A log that fits none of its events goes to `undecoded`, whatever is wrong with it; no log makes this throw. An event
 * fits when topics and data hold exactly what a compiler writes for its types; extra words after the data are ignored.
 * Where values lie in the data is up to the contract: packed, shared or overlapping ones decode too, unless they would
 * take many times the data's size.
 * If several events fit, the first in the ABI is taken; anonymous ones come last, and their data must fit completely.
 * An ABI object is compiled once, so keep yours in a constant.
 *
 * @param abi - types the events if it is `as const`
 * @throws {InputError} when `abi` is not a list of items, or `delivery` is no object, or its `logs` are no list.
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

/** A gap means that a topic was unreadable: closing it would turn the log into one of another event. */
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
