import { memberOf } from '../../runtime/members.js'
import { type PlacedReader, readerOf, readMembers, shapeOf } from './abiReader.js'
import { type AbiParameter, type AbiType, canonicalType, nameOf, parseAbiType } from './abiType.js'
import { weighingOf, weighMembers } from './abiWeight.js'
import { type AbiReader, abiData } from './abiWords.js'
import { eventTopic } from './eventTopic.js'

/** Decodes the logs of one event of an ABI. */
export interface EventDecoder {
  readonly name: string
  /** Such as `Transfer(address,address,uint256)`. */
  readonly signature: string
  /** Hash of the signature, which is the first topic of the event's logs; absent for anonymous events. */
  readonly topic: string | undefined
  /** Number of topics in its logs, without the hash of the signature. */
  readonly indexedCount: number
  /**
   * Decodes the fields of a log. Returns `undefined` if the log isn't of this event.
   *
   * @param topics - `indexedCount` topics, without the hash of the signature
   * @param data - hex text
   */
  decode(topics: readonly string[], data: string): unknown
}

/**
 * Creates the decoder of an event.
 *
 * @returns `undefined` for an item that isn't an event, or has a type that no log can hold.
 */
export function eventDecoder(item: unknown): EventDecoder | undefined {
  if (!isEvent(item)) return undefined
  const types: AbiType[] = []
  for (const input of item.inputs) {
    const type = parseAbiType(input)
    if (!type) return undefined
    types.push(type)
  }
  const isIndexed = item.inputs.map((input) => memberOf(input, 'indexed') === true)
  const indexed = types.filter((_, index) => isIndexed[index]).map(topicReader)
  const inData = types.filter((_, index) => !isIndexed[index]).map(readerOf)
  const shape = shapeOf(item.inputs.map(nameOf))
  const signature = `${item.name}(${types.map(canonicalType).join(',')})`
  const isAnonymous = memberOf(item, 'anonymous') === true
  return {
    name: item.name,
    signature,
    topic: isAnonymous ? undefined : eventTopic(signature),
    indexedCount: indexed.length,
    decode(topics, data) {
      const fromTopics = readTopics(indexed, topics)
      const fromData = fromTopics && readData(inData, data, isAnonymous)
      if (!fromData) return undefined
      let topic = 0
      let field = 0
      return shape(isIndexed.map((isTopic) => (isTopic ? fromTopics[topic++] : fromData[field++])))
    },
  }
}

/** A topic holds a value of one word itself, and of any other value the hash of its encoding. */
function topicReader(type: AbiType): AbiReader {
  const isHashed = type.kind === 'list' || type.kind === 'tuple' || type.kind === 'bytes' || type.kind === 'string'
  return isHashed ? (data) => data.hex.toLowerCase() : readerOf(type).read
}

function readTopics(readers: readonly AbiReader[], topics: readonly string[]): readonly unknown[] | undefined {
  const values: unknown[] = []
  for (let index = 0; index < readers.length; index++) {
    const value = readers[index]?.(abiData(topics[index] ?? '0x'), 0)
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

/** With `isExact`, no word may be left over: an anonymous event can only be recognised by its shape. */
function readData(members: readonly PlacedReader[], hex: string, isExact: boolean): readonly unknown[] | undefined {
  const data = abiData(hex)
  if (isExact || members.some(({ weigh }) => weigh)) {
    const weighing = weighingOf(data, isExact)
    if (!weighMembers(members, weighing, 0) || weighing.used?.includes(0)) return undefined
  }
  return readMembers(members, data, 0)
}

interface EventItem {
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  readonly anonymous?: boolean
}

function isEvent(item: unknown): item is EventItem {
  if (typeof item !== 'object' || item === null) return false
  const [type, name, inputs] = ['type', 'name', 'inputs'].map((field) => memberOf(item, field))
  return type === 'event' && typeof name === 'string' && Array.isArray(inputs)
}
