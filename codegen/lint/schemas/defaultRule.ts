import { isDeepStrictEqual } from 'node:util'
import { createDecoding } from '../../../src/operation/decode/decoding.js'
import type { Schema } from '../../document/document.js'
import { formats } from '../../formats/formats.js'
import { decoderNamed } from '../../formats/primitives.js'
import { jsonContent, type Part, within } from '../part.js'
import { type Context, reportAt } from '../report.js'

/**
 * Requires defaults of the schema's type. In a response, a default is the decoded value, which generated code contains.
 */
export const defaultRule = () => {
  const seen = new Set<unknown>()
  return {
    Schema: {
      enter(node: Schema, context: Context) {
        const { default: value, type } = node
        if (value === undefined) return
        const text = `the default ${JSON.stringify(value)}`
        if (type !== undefined && !fits(value, [type].flat()))
          reportAt(context, 'default', `${text} is no ${[type].flat().join(' or ')}`)
        else if (!isWithin(value, node)) reportAt(context, 'default', `${text} is none of the values that are allowed`)
      },
    },
    Response: { enter: (node: object, context: Context) => walk({ ...context, node }, answerOf, seen) },
    WebhooksMap: {
      enter(node: object, context: Context) {
        for (const name of Object.keys(node))
          walk({ ...context, node }, [name, 'post', 'requestBody', ...answerOf], seen)
      },
    },
  }
}

const answerOf = [...jsonContent, 'schema'] as const

/** Checks the defaults of all fields within a schema of responses. */
function walk(part: Part, pointer: readonly (string | number)[], seen: Set<unknown>): void {
  const schema = within(part, pointer)
  const { properties, oneOf = [] }: Schema = Object(schema.node)
  if (seen.has(schema.node) || typeof schema.node !== 'object') return
  seen.add(schema.node)
  for (const [name, field] of Object.entries(properties ?? {})) {
    const own = within(schema, ['properties'])
    const value: unknown = Object(field).default
    if (value !== undefined && !isDecoded(value, within(own, [name]))) {
      const message = `the default ${JSON.stringify(value)} cannot stand in an answer: it is not what would be decoded`
      part.report({ message, location: own.location.child([name, 'default']) })
    }
    walk(own, [name], seen)
  }
  if (Object(Object(schema.node).items).default !== undefined) {
    const message = "'default' has no effect on a row: it belongs on a field"
    part.report({ message, location: schema.location.child(['items', 'default']) })
  }
  walk(schema, ['items'], seen)
  for (const index of oneOf.keys()) walk(schema, ['oneOf', index], seen)
}

function isDecoded(value: unknown, field: Part): boolean {
  const { format, type, oneOf, const: tag }: Schema = Object(field.node)
  if (value === null) return [type].flat().includes('null')
  if (type !== undefined && !fits(value, [type].flat())) return false
  if (tag !== undefined) return value === tag
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object') return !oneOf && isDecodedObject(value, field)
  if (oneOf) return false // a decoder creates it
  const read = format === undefined ? undefined : decoderNamed(formats[format]?.decode ?? '')
  return !read || isDeepStrictEqual(read(value, createDecoding(value, { strict: false })), value)
}

/** Whether a default has all fields that its type promises, including those with a default. */
function isDecodedObject(value: object, part: Part): boolean {
  const { properties = {}, required = [] }: Schema = Object(part.node)
  return Object.entries(properties).every(([name, field]) => {
    const isPromised = required.includes(name) || Object(field).default !== undefined
    if (!Object.hasOwn(value, name)) return !isPromised
    return isDecoded(Reflect.get(value, name), within(part, ['properties', name]))
  })
}

/** Whether a value is one of a schema's values, and within its bounds. */
function isWithin(value: unknown, { enum: words, minimum, maximum }: Schema): boolean {
  if (words && typeof value === 'string' && !words.includes(value)) return false
  if (typeof value !== 'number') return true
  return value >= (minimum ?? value) && value <= (maximum ?? value)
}

function fits(value: unknown, types: readonly string[]): boolean {
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array')
  return types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value))
}
