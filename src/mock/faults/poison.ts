import type { ManifestField } from '../../operation/manifest.js'
import { fieldOf } from '../../values/fieldOf.js'
import { rowsOf } from '../model/examples.js'
import type { MockOperation } from '../model/mockOperation.js'
import { answerFieldsOf, formatOf, rowFieldsOf, wireOf } from '../model/shapes.js'

/**
 * Breaks a response the way real responses break: in the second row of its list or of the first list inside it, else in
 * the response itself. It truncates an address, a hash or a time; if there is none, an amount; if there is none either,
 * a text becomes a list. It also truncates the first text that holds JSON, such as the metadata of an NFT. Returns a
 * copy.
 */
export function poison(operation: MockOperation, body: unknown): unknown {
  if (typeof body === 'string') return `${body.slice(0, 10)}…`
  const poisoned: unknown = structuredClone(body)
  const own = rowsOf(operation, poisoned)
  const rows = own.length > 0 ? own : firstListIn(poisoned)
  const fields = { row: rowFieldsOf(operation), answer: answerFieldsOf(operation) }
  const wasCut = own.length > 0 ? cutJson(own, fields.row) : cutJson([poisoned], fields.answer)
  const row = namesOfRequired(fields.row)
  const answer = namesOfRequired(fields.answer)
  // A row with a broken required field is lost, as in real responses. At the root, the whole response would be lost.
  const inRow = (kinds: Kinds) => placeIn(rows[1] ?? rows[0], kinds, (name) => row.includes(name))
  const inAnswer = (kinds: Kinds) => (wasCut ? undefined : placeIn(poisoned, kinds, (name) => !answer.includes(name)))
  cut(preference.map((kinds) => inRow(kinds) ?? inAnswer(kinds)).find((place) => place !== undefined))
  return poisoned
}

/** Returns the list of objects that is nearest to the root, or an empty list if there is none. */
function firstListIn(body: unknown): readonly unknown[] {
  const waiting: unknown[] = [body]
  for (const value of waiting) {
    if (!isParent(value)) continue
    if (Array.isArray(value) && isParent(value[0])) return value
    waiting.push(...Object.values(value))
  }
  return []
}

/**
 * Breaks a value: truncates it with `…`, because any number of hex digits is an Aptos address. Plain text becomes a
 * list.
 */
function cut(place: Place | undefined): void {
  if (!place) return
  const { parent, name } = place
  const value = fieldOf(parent, name)
  Reflect.set(parent, name, isPlainText(value) ? [value] : `${String(value).slice(0, 10)}…`)
}

interface Place {
  readonly parent: object
  readonly name: string
}

/** Finds a value of these kinds: in a preferred field, else in another one, else deeper. */
function placeIn(row: unknown, kinds: Kinds, isPreferred: (name: string) => boolean): Place | undefined {
  if (!isParent(row)) return undefined
  const names = Object.keys(row).sort((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)))
  const found = kinds.map((fits) => names.find((each) => fits(fieldOf(row, each))))
  const name = found.find((each) => each !== undefined)
  if (name !== undefined) return { parent: row, name }
  return names.map((each) => placeIn(fieldOf(row, each), kinds, () => false)).find((place) => place !== undefined)
}

/** Kinds of values, in order of preference within an object. */
type Kinds = readonly ((value: unknown) => boolean)[]

/** An address or a hash. */
const isAddress = (value: unknown): boolean => isText(value, /^0x[\da-f]{40}$|^0x[\da-f]{60,64}$/i)

const isHex = (value: unknown): boolean => isText(value, /^0x[\da-f]{8,}$/i)

const isTime = (value: unknown): boolean => isText(value, /^\d{4}-\d\d-\d\dT/)

const isAmount = (value: unknown): boolean => typeof value === 'number' || isText(value, /^\d+(\.\d+)?$/)

const isPlainText = (value: unknown): boolean =>
  typeof value === 'string' && ![isHex, isTime, isAmount].some((fits) => fits(value))

/** Values that become invalid when truncated are preferred to plain text, however deep they are. */
const preference: readonly Kinds[] = [[isAddress, isTime], [isHex, isAmount], [isPlainText]]

/** Truncates the first text that holds JSON. Returns `false` if there is none. */
function cutJson(rows: readonly unknown[], fields: readonly ManifestField[]): boolean {
  for (const field of fields) {
    if (formatOf(field) !== 'json') continue
    const wire = wireOf(field)
    const row = rows.find((each) => isText(fieldOf(each, wire), /^\{/))
    if (isParent(row)) return Reflect.set(row, wire, String(fieldOf(row, wire)).slice(0, -2))
  }
  return false
}

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value)

/** Returns the wire names of required fields. */
const namesOfRequired = (fields: readonly ManifestField[]): readonly string[] =>
  fields.filter(({ required }) => required).map(wireOf)
