import { isObject } from '../schema/alternatives.js'
import type { Described } from '../schema/described.js'

/** A part of a response that isn't as documented. */
export interface Deviation {
  /**
   * `field`: the document lacks this field. `null`, `absent`: the document says that it never is. `value`: the document
   * doesn't list this value. `type`: the value has another shape.
   */
  readonly what: 'field' | 'null' | 'absent' | 'value' | 'type'
  /** Where it is, such as `answer.result[].name`. */
  readonly where: string
  /** What was found: a type, or the value. */
  readonly seen: string
}

/** Finds the parts of a response that aren't as documented. A deviation that several rows have is listed once. */
export function deviationsOf(answer: unknown, described: Described): readonly Deviation[] {
  const found = [...deviationsIn(answer, described, 'answer')]
  const keys = found.map(({ what, where, seen }) => `${what} ${where} ${what === 'value' ? seen : ''}`)
  return found.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

function* deviationsIn(value: unknown, described: Described, where: string): Generator<Deviation> {
  const { types, accepts } = described
  if (types.length === 0) return // anything
  if (value === null) {
    if (!types.includes('null')) yield { what: 'null', where, seen: 'null' }
    return
  }
  const [shape, wanted] = [shapeOf(value), types.filter((type) => type !== 'null').map(shapeOfType)]
  if (!wanted.includes(shape)) {
    if (accepts.length === 0) yield { what: 'type', where, seen: shape }
  } else if (Array.isArray(value)) {
    const { item } = described
    if (item && accepts.length === 0) for (const entry of value) yield* deviationsIn(entry, item, `${where}[]`)
  } else if (isObject(value)) yield* deviationsOfObject(value, described, where)
  else if (described.values && value !== '' && !described.values.includes(String(value)))
    yield { what: 'value', where, seen: String(value).slice(0, longestValue) }
}

function* deviationsOfObject(
  value: Readonly<Record<string, unknown>>,
  described: Described,
  where: string,
): Generator<Deviation> {
  const { fields, rest, isOpen } = described
  for (const name of fields.keys()) {
    const members = described.membersBy(name)
    if (!members) continue
    const tag = String(value[name])
    const member = members.get(tag)
    if (member) yield* deviationsOfObject(value, member, `${where}<${tag}>`)
    else yield { what: 'value', where: `${where}.${name}`, seen: tag.slice(0, longestValue) }
    return
  }
  const isData = fields.size === 0 && !rest // its keys are data
  for (const [name, inner] of isData ? [] : Object.entries(value)) {
    const field = fields.get(name) ?? [...fields.values()].find(({ also }) => also.includes(name)) ?? rest
    if (field) yield* deviationsIn(inner, field, `${where}.${name}`)
    else if (!isOpen) yield { what: 'field', where: `${where}.${name}`, seen: inner === null ? 'null' : shapeOf(inner) }
  }
  for (const name of described.required) {
    const names = [name, ...(fields.get(name)?.also ?? [])]
    if (!names.some((one) => Object.hasOwn(value, one)))
      yield { what: 'absent', where: `${where}.${name}`, seen: 'nothing' }
  }
}

/** Returns the kind of a value. Text and numbers are the same kind, because decoders accept both for most formats. */
const shapeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : isObject(value) ? 'object' : 'value')

const shapeOfType = (type: string): string => (type === 'array' ? 'list' : type === 'object' ? 'object' : 'value')

/** How many characters of a value a report shows. */
const longestValue = 60
