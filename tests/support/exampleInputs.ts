import type { Document, Schema } from '../../codegen/document/document.js'
import type { Entry } from './catalogue.js'
import { publicName, resolve, variantOf } from './schemas.js'

/**
 * Inputs of a call as the document's examples show them, under their public names. Without `cursor` those are left out
 * that say where to start, so that the mock server gives every row.
 */
export function inputOf(entry: Entry, options: { readonly cursor?: boolean } = {}): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const starts = options.cursor ? [] : [cursorInput(entry), entry.operation['x-page']?.offset]
  for (const parameter of entry.parameters) {
    const name = parameter['x-input-name'] ?? publicName(parameter.name)
    const value = parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value ?? parameter.schema.example
    if (value !== undefined && parameter.in !== 'header' && !starts.includes(name)) input[name] = value
  }
  const [body] = Object.values(entry.operation.requestBody?.content['application/json']?.examples ?? {})
  return { ...input, ...(body && bodyInput(entry, body.value)) }
}

/** Public name of the input that carries the cursor; `undefined` where the operation is not paged. */
export function cursorInput(entry: Entry): string | undefined {
  const page = entry.operation['x-page']
  return page && publicName(page.query ?? 'cursor')
}

/** Inputs of a call from a request body on the wire. */
export function bodyInput(entry: Entry, wire: unknown): Record<string, unknown> {
  const body = entry.operation.requestBody
  const schema = body?.content['application/json']?.schema
  if (!body || !schema) throw new Error(`${entry.id} takes no body`)
  const isDissolved = resolve(entry.document, schema).properties !== undefined && body['x-input-name'] === undefined
  const value = toPublic(entry.document, schema, wire)
  return isDissolved ? (value as Record<string, unknown>) : { [body['x-input-name'] ?? 'body']: value } // has properties
}

/** A value of a request body under public names. */
function toPublic(document: Document, use: Schema, wire: unknown): unknown {
  const schema = resolve(document, use)
  if (Array.isArray(wire)) return schema.items ? wire.map((one) => toPublic(document, schema.items ?? {}, one)) : wire
  if (typeof wire !== 'object' || wire === null) return wire
  const { properties } = variantOf(document, schema, wire)
  if (!properties) return wire
  return Object.fromEntries(
    Object.entries(wire).map(([key, value]) => {
      const property = properties[key]
      return property ? [property['x-name'] ?? publicName(key), toPublic(document, property, value)] : [key, value]
    }),
  )
}
