import { InputError } from '../../errors/input.js'
import { truncate } from '../../errors/truncate.js'
import { memberOf } from '../../runtime/members.js'
import { toJson } from '../../values/json.js'
import { isObject } from '../decode/plain.js'
import type { EncodeInput, WriteBody } from '../operation.js'
import { assertWithin, type Bounds } from './bounds.js'
import { invalid } from './invalid.js'

/** A property of an object in a request body: public name, wire name, encoder, whether it is required, its bounds. */
export type BodyField = readonly [name: string, wire: string, encode: EncodeInput, required?: boolean, bounds?: Bounds]

/**
 * Encodes an object of a request body by its properties. It takes its own output too, with wire names, because a proxy
 * reads requests through it.
 *
 * @throws {InputError} for a missing required property, and for an unknown property.
 */
export function encodeObject(value: unknown, at: string, fields: readonly BodyField[]): object {
  if (!isObject(value)) throw invalid(at, 'an object', value)
  const known = new Set(fields.map(([name, wire]) => (Object.hasOwn(value, name) ? name : wire)))
  const unknown = Object.keys(value).flatMap((name) => (known.has(name) ? [] : [`${at}.${name}`]))
  if (unknown.length > 0) {
    throw new InputError(`Unknown input ${truncate(unknown.join(', '))}`, {
      hints: [`One of: ${fields.map(([name]) => name).join(', ')}`],
    })
  }
  const encoded: [string, unknown][] = []
  for (const [name, wire, encode, required, bounds] of fields) {
    const property = memberOf(value, name) ?? memberOf(value, wire)
    if (property !== undefined && property !== null) {
      const place = `${at}.${name}`
      const sent = encode(property, place)
      if (bounds) assertWithin(sent, place, bounds)
      encoded.push([wire, sent])
    } else if (required) throw new InputError(`Param ${at}.${name} is required`)
  }
  return Object.fromEntries(encoded)
}

/**
 * Encodes a member of a union by its tag.
 *
 * @throws {InputError} `Cannot resolve union from …` if no member has the value's tag.
 */
export function encodeUnion(
  value: unknown,
  at: string,
  union: string,
  tag: string,
  members: Readonly<Record<string, EncodeInput>>,
): unknown {
  const type = isObject(value) ? memberOf(value, keyIn(value, tag) ?? tag) : undefined
  const member = typeof type === 'string' && Object.hasOwn(members, type) && members[type]
  if (member) return member(value, at)
  const keys = isObject(value) ? Object.keys(value).join(', ') : ''
  throw new InputError(`Cannot resolve union from ${union} (type: ${truncate(type, 80)}, keys: ${truncate(keys)})`, {
    hints: [`${at}.${tag} is one of: ${Object.keys(members).join(', ')}`],
  })
}

/**
 * Encodes a member of a union without a tag: the first whose required keys are all present.
 *
 * @throws {InputError} `Cannot resolve union from …` if the value lacks a required key of every member.
 */
export function encodeByKeys(
  value: unknown,
  at: string,
  union: string,
  members: readonly (readonly [keys: readonly string[], encode: EncodeInput])[],
): unknown {
  const member = isObject(value) && members.find(([keys]) => keys.every((key) => keyIn(value, key) !== undefined))
  if (member) return member[1](value, at)
  const keys = isObject(value) ? Object.keys(value).join(', ') : ''
  throw new InputError(`Cannot resolve union from ${union} (keys: ${truncate(keys)})`, {
    hints: members.map(([needed]) => `${at} may have: ${needed.join(', ')}`),
  })
}

/** Finds the key of an object by its public name, in either spelling: `rowKind` or `row_kind`. */
function keyIn(value: object, name: string): string | undefined {
  if (Object.hasOwn(value, name)) return name
  const plain = (key: string): string => key.replaceAll('_', '').toLowerCase()
  return Object.keys(value).find((key) => plain(key) === plain(name))
}

/** Writes a request body from its properties by wire name. A property with an empty name is the whole body. */
export const jsonBody: WriteBody = (parts) => {
  const body = Object.fromEntries(parts)
  return toJson('' in body ? body[''] : body)
}
