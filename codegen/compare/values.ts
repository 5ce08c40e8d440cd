import type { Described } from '../schema/described.js'
import { type Difference, setDifference } from './difference.js'
import { isTaken } from './taken.js'

/** How a value is used: sent as JSON, sent as text in a path, a query or a header, or read. */
export type Direction = 'input' | 'text' | 'output'

/**
 * Compares what two documents say about a value and everything in it. It ignores what nobody would notice: whole
 * numbers for numbers, types that ours reads in addition to what theirs sends, and numbers for their text where all is
 * text.
 *
 * @param where - the place of the value, for the result
 */
export function differencesOfValues(
  ours: Described,
  theirs: Described,
  where: string,
  direction: Direction,
): readonly Difference[] {
  return [...compared(ours, theirs, where, direction, [])]
}

function* compared(
  ours: Described,
  theirs: Described,
  where: string,
  direction: Direction,
  above: readonly string[],
): Generator<Difference> {
  const pair = `${ours.key} ${theirs.key}`
  if (above.includes(pair)) return // a recursive schema
  const within = [...above, pair]
  const inner = (one: Described, other: Described, place: string) => compared(one, other, place, direction, within)
  yield* typeDifferences(ours, theirs, where, direction)
  yield* valueDifferences(ours, theirs, where, direction)
  if (ours.types.length === 0 || theirs.types.length === 0) return // one of them accepts anything
  const members = membersOf(ours, theirs)
  if (members) {
    const [some, others] = members
    yield* setDifference('member', where, [...some.keys()], [...others.keys()])
    for (const [tag, one] of some) {
      const other = others.get(tag)
      if (other) yield* inner(one, other, `${where}<${tag}>`)
    }
    return
  }
  const names = new Map([...ours.fields].map(([name, field]) => [nameIn(theirs, name, field.also), { name, field }]))
  for (const [name, field] of theirs.fields) {
    const own = names.get(name) ?? (ours.rest && { name, field: ours.rest }) // a key of a record in ours
    if (own) yield* inner(own.field, field, `${where}.${own.name}`)
    else yield { kind: 'missing', what: 'field', where: `${where}.${name}`, theirs: typeText(field) }
  }
  for (const [spelled, { name, field }] of names) {
    if (!theirs.fields.has(spelled))
      yield { kind: 'extra', what: 'field', where: `${where}.${name}`, ours: typeText(field) }
  }
  if (direction === 'input') yield* requiredDifferences(ours, theirs, where)
  if (direction === 'output') yield* setDifference('required', where, demandedAlone(ours, theirs), [])
  if (ours.item && theirs.item) yield* inner(ours.item, theirs.item, `${where}[]`)
  if (ours.rest && theirs.rest) yield* inner(ours.rest, theirs.rest, `${where}{}`)
}

/** Whether callers must pass a field: not if the client sends a default. */
function requiredDifferences(ours: Described, theirs: Described, where: string): readonly Difference[] {
  const isCompared = (name: string): boolean => theirs.fields.has(name) && ours.fields.get(name)?.sendsDefault === false
  return setDifference('required', where, ours.required.filter(isCompared), theirs.required.filter(isCompared))
}

/** The fields that ours takes for granted in a response, and theirs leaves out of `required`. */
const demandedAlone = (ours: Described, theirs: Described): readonly string[] =>
  ours.required.filter((name) => {
    const spelled = nameIn(theirs, name, ours.fields.get(name)?.also ?? [])
    return theirs.fields.has(spelled) && !theirs.required.includes(spelled)
  })

/** Returns the name of a field in another document: its own, or else a former one. */
const nameIn = ({ fields }: Described, name: string, also: readonly string[]): string =>
  fields.has(name) ? name : (also.find((other) => fields.has(other)) ?? name)

function* typeDifferences(
  ours: Described,
  theirs: Described,
  where: string,
  direction: Direction,
): Generator<Difference> {
  const [oursHold, theirsHold] = [isWider(ours, theirs, direction), isWider(theirs, ours, direction)]
  if (oursHold && (theirsHold || direction === 'output')) return
  const kind = theirsHold ? 'missing' : oursHold ? 'extra' : 'different'
  yield { kind, what: 'type', where, ours: typeText(ours), theirs: typeText(theirs) }
}

/** Whether a value may have every type that another one may have. */
function isWider({ types }: Described, than: Described, direction: Direction): boolean {
  const own = types.map((type) => noticed(type, direction))
  return (
    types.length === 0 || (than.types.length > 0 && than.types.every((type) => own.includes(noticed(type, direction))))
  )
}

/**
 * Returns a type as callers see it: JSON has one kind of number, and where everything is text, a number is text too.
 */
function noticed(type: string, direction: Direction): string {
  if (type === 'integer' || type === 'number') return direction === 'text' ? 'string' : 'number'
  return type
}

/**
 * Compares values. Without a list of values, a document says nothing about responses, but allows any input. Values that
 * our format takes, such as the names of a chain, needn't be listed.
 */
function* valueDifferences(
  ours: Described,
  theirs: Described,
  where: string,
  direction: Direction,
): Generator<Difference> {
  if (theirs.values) {
    const own = theirs.values.filter((value) => ours.formats.some((format) => isTaken(format, value)))
    yield* setDifference('value', where, [...own, ...(ours.values ?? [])], theirs.values)
  } else if (ours.values && direction !== 'output') {
    yield { kind: 'different', what: 'value', where, ours: ours.values.join(', '), theirs: 'any' }
  }
}

/** Returns the members of two unions, by the tag that both use. */
function membersOf(
  ours: Described,
  theirs: Described,
): readonly [ReadonlyMap<string, Described>, ReadonlyMap<string, Described>] | undefined {
  for (const name of ours.fields.keys()) {
    const [some, others] = [ours.membersBy(name), theirs.membersBy(name)]
    if (some && others && [some, others].every(({ size }) => size > 1)) return [some, others]
  }
  return undefined
}

/** Writes the types of a value. */
export const typeText = ({ types }: Described): string => types.join(' or ') || 'anything'
