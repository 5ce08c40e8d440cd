import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Document,
  type Method,
  type OperationObject,
  operationsOf,
  type Parameter,
  refName,
  type Schema,
  successOf,
} from '../../codegen/document.js'
import type { Caller } from '../../src/client/caller.js'
import type { CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'

/** One operation of a document, with what tests need of it. */
export interface Entry {
  readonly api: string
  readonly id: string
  readonly method: Method
  /** Path template on the wire. */
  readonly path: string
  readonly document: Document
  readonly operation: OperationObject
  readonly parameters: readonly Parameter[]
  /** Schema of the answer when the operation succeeds. */
  readonly answer: Schema
  readonly examples: readonly AnswerExample[]
  /** The generated constant. */
  readonly constant: Operation
}

export interface AnswerExample {
  readonly name: string
  readonly value: unknown
  /** Value of the cursor header that goes with the answer. */
  readonly headerCursor: string | undefined
}

const generated = fileURLToPath(new URL('../../generated/', import.meta.url))

/** Names of the APIs: the folders of `generated/` that hold a document. */
export const apis: readonly string[] = readdirSync(generated).filter((name) =>
  existsSync(`${generated}${name}/openapi.json`),
)

/** Reads the bundled document of an API. */
export function documentOf(api: string): Document {
  return JSON.parse(readFileSync(`${generated}${api}/openapi.json`, 'utf8')) as Document // lint has checked it
}

/** Every operation of every API, with its constant. */
export async function allEntries(): Promise<readonly Entry[]> {
  return (await Promise.all(apis.map(entriesOf))).flat()
}

/** Every operation of one API, with its constant. */
export async function entriesOf(api: string): Promise<readonly Entry[]> {
  const constants: Record<string, Operation> = await import(`../../generated/${api}/operations.gen.ts`)
  const document = documentOf(api)
  return [...operationsOf(document)].map(({ path, method, operation, parameters }): Entry => {
    const constant = constants[operation.operationId]
    if (!constant) throw new Error(`${api} has no constant ${operation.operationId}`)
    const { media } = successOf(operation)
    return {
      api,
      id: operation.operationId,
      method,
      path: operation['x-wire-path'] ?? path,
      document,
      operation,
      parameters,
      answer: media?.schema ?? {},
      examples: examplesOf(operation),
      constant,
    }
  })
}

/** Every example of every success answer: 200, 201, 202. */
function examplesOf(operation: OperationObject): AnswerExample[] {
  return Object.entries(operation.responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => Object.entries(answer.content?.['application/json']?.examples ?? {}))
    .map(([name, { value, 'x-header-cursor': headerCursor }]) => ({ name, value, headerCursor }))
}

/** Example pages of a paged operation in the order of the list; else its first example. */
export function pagesOf(entry: Entry): readonly AnswerExample[] {
  const named = ['page1', 'page2', 'last'].map((name) => entry.examples.find((example) => example.name === name))
  const pages = named.filter((example) => example !== undefined)
  return entry.operation['x-page'] && pages.length > 0 ? pages : entry.examples.slice(0, 1)
}

/** Rows of an example of a paged operation. */
export function rowsOf(entry: Entry, wire: unknown): readonly unknown[] {
  const items = entry.operation['x-page']?.items ?? '.'
  const rows = items === '.' ? wire : Reflect.get(Object(wire), items)
  if (!Array.isArray(rows)) throw new Error(`${entry.id}: no list at ${items}`)
  return rows
}

/** Public name of a wire name, as the dialect says: `usd_price_24hr` is `usdPrice24hr`. */
export function publicName(wire: string): string {
  return wire.replace(/_+([^_])/g, (_match, letter: string) => letter.toUpperCase()).replaceAll('_', '')
}

/** Follows a `$ref` and takes `null` out of a union of one: the schema that says what a value is. */
export function resolve(document: Document, schema: Schema): Schema & { readonly nullable: boolean } {
  if (schema.$ref) {
    const target = document.components.schemas[refName(schema.$ref)]
    if (!target) throw new Error(`no schema ${schema.$ref}`)
    const { $ref: _, ...siblings } = schema
    return { ...resolve(document, target), ...siblings }
  }
  const arms = schema.oneOf?.filter((arm) => arm.type !== 'null') ?? []
  const [only] = arms
  if (arms.length === 1 && schema.oneOf?.length === 2 && only) {
    const { oneOf: _, ...siblings } = schema
    return { ...resolve(document, only), ...siblings, nullable: true }
  }
  const nullable =
    [schema.type ?? []].flat().includes('null') || (schema.oneOf ?? []).some((arm) => arm.type === 'null')
  return { ...schema, nullable }
}

/** Inputs of a call as the document's examples show them, under their public names. */
export function inputOf(entry: Entry, options: { readonly cursor?: boolean } = {}): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const cursor = cursorInput(entry)
  for (const parameter of entry.parameters) {
    const name = parameter['x-input-name'] ?? publicName(parameter.name)
    const value = parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value ?? parameter.schema.example
    if (value !== undefined && parameter.in !== 'header' && (options.cursor || name !== cursor)) input[name] = value
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
export function toPublic(document: Document, use: Schema, wire: unknown): unknown {
  const schema = resolve(document, use)
  if (Array.isArray(wire)) return schema.items ? wire.map((one) => toPublic(document, schema.items ?? {}, one)) : wire
  if (typeof wire !== 'object' || wire === null) return wire
  const { properties } = armOf(document, schema, wire)
  if (!properties) return wire
  return Object.fromEntries(
    Object.entries(wire).map(([key, value]) => {
      const property = properties[key]
      return property ? [property['x-name'] ?? publicName(key), toPublic(document, property, value)] : [key, value]
    }),
  )
}

/** The member of a union that a wire value is; the schema itself when it is no union; `{}` for an unknown tag. */
export function armOf(document: Document, schema: Schema, wire: object): Schema {
  if (!schema.oneOf) return schema
  const { discriminator } = schema
  if (discriminator && schema['x-resolve'] !== 'by-keys') {
    const tag = Reflect.get(wire, discriminator.propertyName) ?? schema['x-untagged']
    const ref = discriminator.mapping?.[String(tag)]
    return ref ? resolve(document, { $ref: ref }) : {}
  }
  const arms = schema.oneOf.map((arm) => resolve(document, arm))
  return arms.find((arm) => (arm.required ?? []).every((key) => key in wire)) ?? {}
}

/** Calls an operation of a client by name, as generic tests must. */
export function callByName(
  client: Caller,
  entry: Pick<Entry, 'api' | 'id'>,
  input: unknown,
  options?: CallOptions,
): PagedCall<unknown> {
  const methods = Reflect.get(client, entry.api) as Record<string, (...args: unknown[]) => PagedCall<unknown>>
  const method = methods[entry.id]
  if (!method) throw new Error(`the client has no ${entry.api}.${entry.id}`)
  return method(input, options)
}
