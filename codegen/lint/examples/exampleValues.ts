import { isObject } from '../../../src/operation/decode/plain.js'
import type { Schema } from '../../document/document.js'
import { isNoNull, isNullable, isReferenceOrNull } from '../../document/nullable.js'
import { type Part, within } from '../part.js'

/** A value in an example, and the schema that says what it is. */
export interface ExampleValue {
  readonly schema: Part
  readonly value: Part
  /** Whether it is a field that may be absent or `null`, so that empty text may count as absent. */
  readonly mayBeBlank: boolean
}

/** Yields the values in the examples of a parameter, a response or a body, except `null`. */
export function* exampleValues(part: Part): Generator<ExampleValue> {
  const schema = within(part, ['schema'])
  yield* valuesIn(schema, within(part, ['example']))
  for (const name of Object.keys(Object(Object(part.node).examples))) {
    yield* valuesIn(schema, within(part, ['examples', name, 'value']))
  }
}

/** Returns the members of a union, or the one schema that may also be `null`. */
export function armsOf(union: Part): readonly Part[] {
  const { oneOf = [] }: Schema = Object(union.node)
  return oneOf.flatMap((variant, index) => (isNoNull(variant) ? within(union, ['oneOf', index]) : []))
}

/** Yields the values in a place as decoders would read them: in a list or alone, under any wire name. */
function* valuesIn(schema: Part, value: Part, mayBeBlank = false, passed = new Set()): Generator<ExampleValue> {
  const { properties = {}, required, items, oneOf }: Schema = Object(schema.node)
  if (value.node === null || value.node === undefined || passed.has(schema.node)) return
  const inPlace = new Set([...passed, schema.node]) // another rule rejects a schema that leads to itself here
  yield { schema, value, mayBeBlank }
  if (oneOf) {
    const variant = variantOf(schema, value)
    if (variant) yield* valuesIn(variant, value, mayBeBlank, inPlace)
  } else if (Array.isArray(value.node)) {
    const entry = items ? within(schema, ['items']) : schema
    for (const index of value.node.keys()) yield* valuesIn(entry, within(value, [index]))
  } else if (items) yield* valuesIn(within(schema, ['items']), value, false, inPlace)
  for (const [name, field] of Object.entries(isObject(value.node) ? properties : {})) {
    const { 'x-also': also = [], default: other }: Schema = Object(field)
    const own = within(schema, ['properties', name])
    const isDemanded = required?.includes(name) && other === undefined
    const mayBeAbsent = !isDemanded || isNullable(Object(field)) || isNullable(Object(own.node))
    for (const wire of [name, ...also]) yield* valuesIn(own, within(value, [wire]), mayBeAbsent)
  }
}

/** Returns the member of a union that a value is. */
function variantOf(union: Part, value: Part): Part | undefined {
  const { discriminator, 'x-untagged': untagged }: Schema = Object(union.node)
  const variants = armsOf(union)
  if (isReferenceOrNull(Object(union.node))) return variants[0]
  const tag = discriminator?.propertyName
  return variants.find((variant) => {
    const { required = [] }: Schema = Object(variant.node)
    if (tag === undefined) return required.every((key) => Object.hasOwn(Object(value.node), key))
    const { const: own }: Schema = Object(within(variant, ['properties', tag]).node)
    return own === (Object(value.node)[tag] ?? untagged)
  })
}
