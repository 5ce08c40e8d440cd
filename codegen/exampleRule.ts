import { createDecoding } from '../src/operation/decoding.js'
import { isObject } from '../src/operation/formats/plain.js'
import type { Schema } from './document.js'
import { formats } from './formats.js'
import { isNoNull, isReferenceOrNull } from './nullable.js'
import { type Part, within } from './part.js'
import { decoderNamed, encoderNamed } from './primitives.js'
import type { Context } from './refusal.js'

/**
 * The values of examples have the formats of their schemas. OpenAPI knows none of ours: its own rules compare the rest,
 * such as types, bounds and the names of fields.
 */
export const exampleRule = () => ({
  MediaType: { enter: (node: object, context: Context) => checkExamples({ ...context, node }) },
  Parameter: { enter: (node: object, context: Context) => checkExamples({ ...context, node }) },
})

function checkExamples(part: Part): void {
  const schema = within(part, ['schema'])
  check(schema, within(part, ['example']))
  for (const name of Object.keys(Object(Object(part.node).examples))) {
    check(schema, within(part, ['examples', name, 'value']))
  }
}

/** Checks what stands in one place of an example, as decoders would read it: in a list or alone, under any wire name. */
function check(schema: Part, value: Part): void {
  const { properties = {}, items, oneOf, format }: Schema = Object(schema.node)
  if (value.node === null || value.node === undefined) return
  if (oneOf) {
    const arm = armOf(schema, value)
    if (arm) check(arm, value)
  } else if (Array.isArray(value.node)) {
    for (const index of value.node.keys()) check(items ? within(schema, ['items']) : schema, within(value, [index]))
  } else if (items) check(within(schema, ['items']), value)
  for (const [name, field] of Object.entries(isObject(value.node) ? properties : {})) {
    const { 'x-also': also = [] }: Schema = Object(field)
    const own = within(schema, ['properties', name])
    for (const wire of [name, ...also]) checkField(own, within(value, [wire]))
  }
  if (format !== undefined && (typeof value.node !== 'object' || format === 'json')) checkFormat(format, value)
}

/** Whichever member of a union a value is. */
function armOf(union: Part, value: Part): Part | undefined {
  const { oneOf = [], discriminator, 'x-untagged': untagged }: Schema = Object(union.node)
  const arms = oneOf.flatMap((arm, index) => (isNoNull(arm) ? within(union, ['oneOf', index]) : []))
  if (isReferenceOrNull(Object(union.node))) return arms[0]
  const tag = discriminator?.propertyName
  return arms.find((arm) => {
    const { required = [] }: Schema = Object(arm.node)
    if (tag === undefined) return required.every((key) => Object.hasOwn(Object(value.node), key))
    const { const: own }: Schema = Object(within(arm, ['properties', tag]).node)
    return own === (Object(value.node)[tag] ?? untagged)
  })
}

/** Checks a field, under whichever wire name it has; blank text in it is absent where its format says so. */
function checkField(field: Part, value: Part): void {
  const { format = '' }: Schema = Object(field.node)
  if (value.node !== '' || !formats[format]?.blank) check(field, value)
}

function checkFormat(format: string, { node, location, report }: Part): void {
  const { decode = '', encode = '' } = formats[format] ?? {}
  const decoding = createDecoding(node, { strict: false })
  const decoded = decoderNamed(decode)?.(node, decoding)
  if (decoded === undefined || !isSent(decoded, encode)) {
    report({ message: `${JSON.stringify(node)} does not have the format ${format}`, location })
  } else if (decoding.inexact) {
    report({ message: 'a number beyond 2^53 loses digits: write it as text', location })
  }
}

/**
 * Whether an encoder takes what was decoded: a decoder looks at some digits of a hash, an encoder at each. Of decimals
 * the service sends more than it takes, such as `1e+59`.
 */
function isSent(value: unknown, encode: string): boolean {
  if (encode === 'asDecimal') return true
  try {
    encoderNamed(encode)?.(value, '')
    return true
  } catch {
    return false
  }
}
