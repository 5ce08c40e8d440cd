import { isDeepStrictEqual } from 'node:util'
import { createDecoding } from '../src/operation/decoding.js'
import type { Schema } from './document.js'
import { formats } from './formats.js'
import { decoderNamed } from './primitives.js'
import { type Context, follow, say } from './refusal.js'

/** A default is of its schema's type; in an answer it is the decoded value itself, which stands in generated code. */
export const defaultRule = () => ({
  Schema: {
    enter(node: Schema, context: Context) {
      const { default: value, type } = node
      if (value === undefined || type === undefined || fits(value, [type].flat())) return
      say(context, 'default', `the default ${JSON.stringify(value)} is no ${[type].flat().join(' or ')}`)
    },
  },
  Response: { Schema: { enter: checkFields } },
  WebhooksMap: { Schema: { enter: checkFields } },
})

function checkFields(node: Schema, context: Context): void {
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    const value: unknown = Object(field).default
    if (value === undefined || isDecoded(value, field, context)) continue
    const location = context.location.child(['properties', name, 'default'])
    const message = `the default ${JSON.stringify(value)} cannot stand in an answer: it is not what would be decoded`
    context.report({ message, location })
  }
}

function isDecoded(value: unknown, field: Schema, context: Context): boolean {
  const schema: Schema = Object(follow<Schema>(field, context))
  const { format, type, oneOf } = schema
  if (value === null) return [type].flat().includes('null')
  if (schema.const !== undefined) return value === schema.const
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object') return !oneOf && isDecodedObject(value, schema, context)
  const read = format === undefined ? undefined : decoderNamed(formats[format]?.decode ?? '')
  return !read || isDeepStrictEqual(read(value, createDecoding(value, { strict: false })), value)
}

/** It has every field that its type promises, those with a default among them. */
function isDecodedObject(value: object, { properties = {}, required = [] }: Schema, context: Context): boolean {
  return Object.entries(properties).every(([name, field]) => {
    const isPromised = required.includes(name) || field.default !== undefined
    return Object.hasOwn(value, name) ? isDecoded(Reflect.get(value, name), field, context) : !isPromised
  })
}

function fits(value: unknown, types: readonly string[]): boolean {
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array')
  return types.includes(typeof value) || (types.includes('integer') && Number.isInteger(value))
}
