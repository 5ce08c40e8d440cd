import { refName, type Schema, successOf } from '../../codegen/document.js'
import { fieldOf } from '../fieldOf.js'
import type { MockOperation } from './documents.js'
import { rowsOf } from './examples.js'

/**
 * Breaks an answer the way real answers break: an address, a hash or a time is cut short, in the second row of its list,
 * or of the first list inside of it, else in the answer itself; and the metadata text of the first NFT that has one ends
 * amid its JSON. The given answer is not changed.
 */
export function poison(operation: MockOperation, body: unknown): unknown {
  const poisoned: unknown = structuredClone(body)
  const own = rowsOf(operation, poisoned)
  const rows = own.length > 0 ? own : firstListIn(poisoned)
  const wasCut = cutMetadata(own.length > 0 ? own : [poisoned])
  const { row, answer } = requiredOf(operation)
  // A row whose required field is cut is lost, as in a real fault; of an answer, that would be all.
  const place = placeIn(rows[1] ?? rows[0], (name) => row.includes(name))
  cut(place ?? (wasCut ? undefined : placeIn(poisoned, (name) => !answer.includes(name))))
  return poisoned
}

/** The list of objects that is nearest to the root; empty when there is none. */
function firstListIn(body: unknown): readonly unknown[] {
  const waiting: unknown[] = [body]
  for (const value of waiting) {
    if (!isParent(value)) continue
    if (Array.isArray(value) && isParent(value[0])) return value
    waiting.push(...Object.values(value))
  }
  return []
}

/** Any number of hex digits would still be an Aptos address, so the cut shows. */
function cut(place: Place | undefined): void {
  if (!place) return
  const { parent, name } = place
  Reflect.set(parent, name, `${String(fieldOf(parent, name)).slice(0, 10)}…`)
}

/** Where there is one: in a field that is preferred, else in another, else deeper. */
function placeIn(row: unknown, isPreferred: (name: string) => boolean): Place | undefined {
  if (!isParent(row)) return undefined
  const names = Object.keys(row).sort((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)))
  const find = (pattern: RegExp) => names.find((each) => isText(fieldOf(row, each), pattern))
  const name = find(/^0x[0-9a-f]{40}$|^0x[0-9a-f]{60,64}$/i) ?? find(/^\d{4}-\d\d-\d\dT/)
  if (name !== undefined) return { parent: row, name }
  return names.map((each) => placeIn(fieldOf(row, each), () => false)).find((place) => place !== undefined)
}

interface Place {
  readonly parent: object
  readonly name: string
}

function cutMetadata(rows: readonly unknown[]): boolean {
  const row = rows.find((each) => isText(fieldOf(each, 'metadata'), /^\{/))
  return isParent(row) && Reflect.set(row, 'metadata', String(fieldOf(row, 'metadata')).slice(0, -2))
}

const isParent = (value: unknown): value is object => typeof value === 'object' && value !== null

const isText = (value: unknown, pattern: RegExp): boolean => typeof value === 'string' && pattern.test(value)

function requiredOf(operation: MockOperation): { readonly row: readonly string[]; readonly answer: readonly string[] } {
  const resolve = (schema: Schema | undefined): Schema | undefined =>
    schema?.$ref === undefined ? schema : operation.schemas[refName(schema.$ref)]
  const answer = resolve(successOf(operation.object).media?.schema)
  const items = operation.object['x-page']?.items ?? '.'
  const list = items === '.' ? answer : resolve(answer?.properties?.[items])
  return { row: resolve(list?.items)?.required ?? [], answer: answer?.required ?? [] }
}
