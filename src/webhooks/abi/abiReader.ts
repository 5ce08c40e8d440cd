import type { AbiType } from './abiType.js'
import { type AbiWeigher, weighBytes, weighItems, weighMembers, weighText } from './abiWeight.js'
import {
  type AbiData,
  type AbiReader,
  fixedBytesReader,
  intReader,
  readAddress,
  readBool,
  readBytes,
  readString,
  small,
  uintReader,
} from './abiWords.js'

/** A reader, and what the surrounding type needs to know about where its value is. */
export interface PlacedReader {
  readonly read: AbiReader
  /** Bytes that the value takes in place. A dynamic value takes 32, for the offset of its data. */
  readonly headSize: number
  /** Weighs the data of a dynamic value; absent for a static one, which is in place. */
  readonly weigh: AbiWeigher | undefined
}

/**
 * Creates the reader of a type, once for all values of that type.
 *
 * Values match abitype's types: a tuple is an object if all its members have names, and a list otherwise.
 */
export function readerOf(type: AbiType): PlacedReader {
  switch (type.kind) {
    case 'uint':
      return fixed(uintReader(type.bits))
    case 'int':
      return fixed(intReader(type.bits))
    case 'fixedBytes':
      return fixed(fixedBytesReader(type.size))
    case 'address':
      return fixed(readAddress)
    case 'bool':
      return fixed(readBool)
    case 'function':
      return fixed(fixedBytesReader(24)) // an address and a selector
    case 'bytes':
      return { read: readBytes, headSize: 32, weigh: weighText }
    case 'string':
      return { read: readString, headSize: 32, weigh: weighText }
    case 'list':
      return listReader(readerOf(type.item), type.length)
    case 'tuple':
      return tupleReader(
        type.members.map((member) => readerOf(member.type)),
        type.members.map((member) => member.name),
      )
  }
}

const fixed = (read: AbiReader): PlacedReader => ({ read, headSize: 32, weigh: undefined })

function listReader(item: PlacedReader, length: number | undefined): PlacedReader {
  if (length === undefined) {
    const read: AbiReader = (data, at) => {
      const count = small(data, at)
      return count === undefined ? undefined : readItems(item, count, data, at + 32)
    }
    const weigh: AbiWeigher = (weighing, at) => {
      const count = small(weighing.data, at)
      return count !== undefined && weighBytes(weighing, at, 32) && weighItems(item, count, weighing, at + 32)
    }
    return { read, headSize: 32, weigh }
  }
  const read: AbiReader = (data, at) => readItems(item, length, data, at)
  if (!item.weigh) return { read, headSize: length * item.headSize, weigh: undefined }
  return { read, headSize: 32, weigh: (weighing, at) => weighItems(item, length, weighing, at) }
}

function readItems(item: PlacedReader, count: number, data: AbiData, start: number): unknown[] | undefined {
  const items: unknown[] = []
  for (let index = 0; index < count; index++) {
    const value = readPlaced(item, data, start, index * item.headSize)
    if (value === undefined) return undefined
    items.push(value)
  }
  return items
}

function tupleReader(members: readonly PlacedReader[], names: readonly string[]): PlacedReader {
  const isDynamic = members.some((member) => member.weigh !== undefined)
  const size = members.reduce((sum, member) => sum + member.headSize, 0)
  const shape = shapeOf(names)
  const read: AbiReader = (data, start) => {
    const values = readMembers(members, data, start)
    return values && shape(values)
  }
  if (!isDynamic) return { read, headSize: size, weigh: undefined }
  return { read, headSize: 32, weigh: (weighing, at) => weighMembers(members, weighing, at) }
}

/** Reads values that are side by side, such as the members of a tuple or the fields of an event. */
export function readMembers(members: readonly PlacedReader[], data: AbiData, start: number): unknown[] | undefined {
  const values: unknown[] = []
  let head = 0
  for (const member of members) {
    const value = readPlaced(member, data, start, head)
    if (value === undefined) return undefined
    values.push(value)
    head += member.headSize
  }
  return values
}

function readPlaced(reader: PlacedReader, data: AbiData, start: number, head: number): unknown {
  if (!reader.weigh) return reader.read(data, start + head)
  const offset = small(data, start + head)
  return offset === undefined ? undefined : reader.read(data, start + offset)
}

/**
 * Creates the function that turns values into an object by name, or leaves them a list if a name is missing or
 * repeated.
 */
export function shapeOf(names: readonly string[]): (values: readonly unknown[]) => unknown {
  // Assigning `__proto__` would not add a key.
  const areKeys = names.every((name, index) => name !== '' && name !== '__proto__' && names.indexOf(name) === index)
  if (!areKeys) return (values) => values
  return (values) => {
    const object: Record<string, unknown> = {}
    for (let index = 0; index < names.length; index++) object[names[index] ?? ''] = values[index]
    return object
  }
}
