import type { Described } from '../schema/described.js'
import { type Difference, setDifference } from './difference.js'
import { isTaken } from './taken.js'

/** Whether callers send a value, or read it. */
export type Direction = 'input' | 'output'

/**
 * Compares what two documents say of a value, and of all in it.
 *
 * @param where - the place of the value, for what is found
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
  if (above.includes(pair)) return // a schema within itself
  const within = [...above, pair]
  const inner = (one: Described, other: Described, place: string) => compared(one, other, place, direction, within)
  yield* typeDifferences(ours, theirs, where)
  yield* valueDifferences(ours, theirs, where, direction)
  if (ours.types.length === 0 || theirs.types.length === 0) return // anything, of which one says no more
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
    const own = names.get(name)
    if (own) yield* inner(own.field, field, `${where}.${own.name}`)
    else yield { kind: 'missing', what: 'field', where: `${where}.${name}`, theirs: typeText(field) }
  }
  for (const [spelled, { name, field }] of names) {
    if (!theirs.fields.has(spelled))
      yield { kind: 'extra', what: 'field', where: `${where}.${name}`, ours: typeText(field) }
  }
  if (direction === 'input') {
    const inBoth = (name: string): boolean => ours.fields.has(name) && theirs.fields.has(name)
    yield* setDifference('required', where, ours.required.filter(inBoth), theirs.required.filter(inBoth))
  }
  if (ours.item && theirs.item) yield* inner(ours.item, theirs.item, `${where}[]`)
  if (ours.rest && theirs.rest) yield* inner(ours.rest, theirs.rest, `${where}{}`)
}

/** The name of a field in another document: its own, else one that it has had. */
const nameIn = ({ fields }: Described, name: string, also: readonly string[]): string =>
  fields.has(name) ? name : (also.find((other) => fields.has(other)) ?? name)

function* typeDifferences(ours: Described, theirs: Described, where: string): Generator<Difference> {
  const [own, other] = [typeText(ours), typeText(theirs)]
  if (own === other) return
  const isWider = (one: Described, than: Described): boolean =>
    one.types.length === 0 || (than.types.length > 0 && than.types.every((type) => one.types.includes(type)))
  const kind = isWider(theirs, ours) ? 'missing' : isWider(ours, theirs) ? 'extra' : 'different'
  yield { kind, what: 'type', where, ours: own, theirs: other }
}

/**
 * Of answers, a document without values says nothing; of inputs it says that there is no such limit. Values that our
 * format takes, such as the names of a chain, are known without being listed.
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
  } else if (ours.values && direction === 'input') {
    yield { kind: 'different', what: 'value', where, ours: ours.values.join(', '), theirs: 'any' }
  }
}

/** The members of two unions by the tag that both tell them apart by. */
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

/** The types of a value, in words. */
export const typeText = ({ types }: Described): string => types.join(' or ') || 'anything'
