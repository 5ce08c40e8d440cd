import type { ManifestField, ManifestInput, ManifestShape, ManifestUse } from '../../operation/manifest.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { MockCall } from '../model/call.js'
import { isSet } from '../model/isSet.js'
import { type MockOperation, wireName } from '../model/mockOperation.js'
import { bodyShapeOf, membersOf, resolve, wireOf } from '../model/shapes.js'

/** Where and how a request violates its document. */
export interface Violation {
  /** `path`, `query` or `body`, then the path inside it. */
  readonly path: readonly string[]
  readonly message: string
}

/**
 * Finds where a request violates the document: values that are missing, of the wrong type, or outside of their limits.
 */
export function* violationsIn(
  operation: MockOperation,
  { values, query, body }: Pick<MockCall, 'values' | 'query' | 'body'>,
): Generator<Violation> {
  const parts = { path: values, query } as const
  for (const input of operation.inputs) {
    if (input.in === 'body') continue
    const path = [input.in, wireName(input)]
    const value = fieldOf(parts[input.in], wireName(input))
    if (value !== undefined) yield* check(operation, input, fromText(value, resolve(operation, input.shape)), path)
    else if (input.required && input.default === undefined) yield { path, message: 'is required' }
  }
  const needed = operation.needsOne ?? []
  const inputs = operation.inputs.filter(({ name }) => needed.includes(name))
  const isGiven = (input: ManifestInput): boolean =>
    isSet(fieldOf(input.in === 'body' ? body : parts[input.in], wireName(input)))
  const [first] = inputs
  if (first && !inputs.some(isGiven))
    yield { path: [first.in], message: `must have one of ${inputs.map(wireName).join(', ')}` }
  yield* bodyViolations(operation, body)
}

function* bodyViolations(operation: MockOperation, body: unknown): Generator<Violation> {
  const shape = bodyShapeOf(operation)
  if (!shape) return
  const fields = operation.inputs.filter((input) => input.in === 'body')
  const [first] = fields
  if (body !== undefined) yield* check(operation, first?.wire === '' ? first : { shape }, body, ['body'])
  else if (fields.some(({ required }) => required)) yield { path: ['body'], message: 'is required' }
}

/** Reads text of a URL as its type. Text that doesn't fit the type stays text, which is then refused. */
function fromText(text: unknown, shape: ManifestShape): unknown {
  if (shape.kind === 'list') return [text].flat().map((each) => fromText(each, shape.item.shape))
  if (typeof text !== 'string' || shape.kind !== 'scalar') return text
  const types = shape.type.split(' | ')
  if (types.includes('string')) return text
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

type Checked = ManifestUse & Pick<ManifestField, 'limits'>

function* check(
  operation: MockOperation,
  { shape: used, nullable, limits = {} }: Checked,
  value: unknown,
  path: readonly string[],
): Generator<Violation> {
  if (value === null && nullable) return
  const shape = resolve(operation, used)
  const isList = Array.isArray(value)
  for (const [word, limit] of Object.entries(limits)) {
    const violation = (shape.kind === 'list') === /Items$/.test(word) ? limitViolation(word, limit, value) : undefined
    if (violation) yield { path, message: violation }
  }
  if (shape.kind === 'list') {
    if (!isList && !shape.oneOrMany) return yield { path, message: 'must be a list' }
    const entries: readonly unknown[] = isList ? value : [value]
    for (const [place, entry] of entries.entries())
      yield* check(operation, { ...shape.item, limits }, entry, isList ? [...path, String(place)] : path)
  } else if (shape.kind === 'scalar') {
    const message = scalarViolation(shape, value)
    if (message) yield { path, message }
  } else if (shape.kind !== 'any') yield* checkObject(operation, shape, value, path)
}

function* checkObject(
  operation: MockOperation,
  shape: ManifestShape,
  value: unknown,
  path: readonly string[],
): Generator<Violation> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return yield { path, message: 'must be an object' }
  const found = membersOf(operation, shape, value).map((member) => [...checkFields(operation, member, value, path)])
  if (found.some((violations) => violations.length === 0)) return
  yield* found[0] ?? []
}

function* checkFields(
  operation: MockOperation,
  shape: ManifestShape,
  value: object,
  path: readonly string[],
): Generator<Violation> {
  if (shape.kind === 'union') return yield* checkObject(operation, shape, value, path)
  const fields = shape.kind === 'object' ? shape.fields : shape.kind === 'record' ? (shape.known ?? []) : []
  for (const field of fields) {
    const inner = fieldOf(value, wireOf(field))
    if (inner !== undefined) yield* check(operation, field, inner, [...path, wireOf(field)])
    else if (field.required) yield { path: [...path, wireOf(field)], message: 'is required' }
  }
}

function scalarViolation(shape: Extract<ManifestShape, { kind: 'scalar' }>, value: unknown): string | undefined {
  const types = shape.type.split(' | ')
  if (!types.some((type) => isOf(type, value))) return `must be ${shape.type.replaceAll(' | ', ' or ')}`
  const { values, closed, format } = shape
  if (values && closed && !values.some((one) => one === value)) return `must be one of ${values.join(', ')}`
  return format === 'date-time' && !dateTime.test(String(value)) ? 'must be a date and time with a zone' : undefined
}

/** The format of RFC 3339, which JSON Schema refers to. */
const dateTime = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(\.\d+)?(z|[+-]\d\d(:?\d\d)?)$/i

function isOf(type: string, value: unknown): boolean {
  return type === 'integer' ? Number.isInteger(value) : typeof value === type
}

/** Says how a value violates a limit: a keyword of JSON Schema, which applies to values of one type only. */
function limitViolation(word: string, limit: string | number, value: unknown): string | undefined {
  if (word === 'pattern') {
    const fits = typeof value !== 'string' || new RegExp(String(limit)).test(value)
    return fits ? undefined : `must match the pattern ${limit}`
  }
  const size = sizeFor(word, value)
  const limitation = limitations[word]
  if (size === undefined || !limitation || limitation.fits(size, Number(limit))) return undefined
  return limitation.says.replace('#', String(limit))
}

/**
 * Returns what a limit is compared with: a number, the length of a text or a list, or the number of an object's keys.
 */
function sizeFor(word: string, value: unknown): number | undefined {
  if (word.endsWith('Items')) return Array.isArray(value) ? value.length : undefined
  if (word.endsWith('Properties')) return typeof value === 'object' ? Object.keys(Object(value)).length : undefined
  if (word.endsWith('Length')) return typeof value === 'string' ? [...value].length : undefined
  return typeof value === 'number' ? value : undefined
}

const limitations: Readonly<
  Record<string, { readonly says: string; readonly fits: (size: number, limit: number) => boolean }>
> = {
  minimum: { says: 'must be at least #', fits: (size, limit) => size >= limit },
  exclusiveMinimum: { says: 'must be more than #', fits: (size, limit) => size > limit },
  maximum: { says: 'must be at most #', fits: (size, limit) => size <= limit },
  exclusiveMaximum: { says: 'must be less than #', fits: (size, limit) => size < limit },
  multipleOf: { says: 'must be a multiple of #', fits: (size, limit) => size % limit === 0 },
  minLength: { says: 'must have at least # characters', fits: (size, limit) => size >= limit },
  maxLength: { says: 'must have at most # characters', fits: (size, limit) => size <= limit },
  minItems: { says: 'must have at least # entries', fits: (size, limit) => size >= limit },
  maxItems: { says: 'must have at most # entries', fits: (size, limit) => size <= limit },
  minProperties: { says: 'must have at least # keys', fits: (size, limit) => size >= limit },
  maxProperties: { says: 'must have at most # keys', fits: (size, limit) => size <= limit },
}
