import {
  type Accept,
  type Document,
  type Method,
  type OperationObject,
  operationsOf,
  type PageExtension,
  type Schema,
  successOf,
} from './document.js'
import { inputsOf } from './modelInputs.js'
import { SchemaReader } from './modelSchemas.js'
import { publicName, typeName } from './naming.js'

/** One API under its public names: what every emitter reads. */
export interface Model {
  readonly api: string
  readonly document: Document
  readonly operations: readonly OperationModel[]
  /** Schemas of answers and deliveries, by public name. */
  readonly answers: readonly NamedShape[]
  /** Schemas of request bodies, by public name. */
  readonly requests: readonly NamedShape[]
}

/** A schema under its public name. */
export interface NamedShape {
  readonly name: string
  readonly description: string
  readonly shape: Shape
}

/** What a value looks like, apart from its name and place; every emitter goes by its kind. */
export type Shape =
  | { readonly kind: 'scalar'; readonly type: ScalarType; readonly format?: string; readonly values?: Values }
  | { readonly kind: 'mixed'; readonly types: readonly ScalarType[] }
  | { readonly kind: 'any' }
  /** An object whose keys are data; `known` are those that the document names. */
  | { readonly kind: 'record'; readonly known: readonly Field[] }
  | { readonly kind: 'list'; readonly item: Use; readonly rows: boolean; readonly oneOrMany: boolean }
  | { readonly kind: 'ref'; readonly name: string }
  | { readonly kind: 'object'; readonly fields: readonly Field[]; readonly extras: readonly Extra[] }
  | { readonly kind: 'union'; readonly tag?: string; readonly untagged?: string; readonly arms: readonly Arm[] }

/** JSON types of single values. */
export type ScalarType = 'string' | 'number' | 'integer' | 'boolean'

/** A closed set of values, or the known ones of an open set. */
export interface Values {
  readonly closed: boolean
  readonly list: readonly string[]
}

/** A shape where it is used. */
export interface Use {
  readonly shape: Shape
  readonly nullable: boolean
  /** Another shape that is accepted. */
  readonly accept?: Accept
}

/** A field of an object, under its public and its wire name. */
export interface Field extends Use {
  readonly name: string
  readonly wire: string
  /** Other wire names of the same field. */
  readonly also: readonly string[]
  readonly description: string
  readonly required: boolean
  readonly deprecated: boolean
  readonly default?: unknown
  /** An address that travels in checksum form. */
  readonly checksum: boolean
}

/** A field that is not on the wire by itself: from the call, gathered or grouped. */
export type Extra =
  | { readonly kind: 'input'; readonly name: string; readonly format: string }
  | { readonly kind: 'gather' | 'group'; readonly name: string; readonly fields: readonly Field[] }

/** A member of a union and what tells it from the others. */
export interface Arm {
  readonly name: string
  readonly tags: readonly string[]
  /** Wire names of the required fields, by which a union without a tag is told apart. */
  readonly keys: readonly string[]
}

/** One operation, with what the document leaves to defaults filled in. */
export interface OperationModel {
  readonly id: string
  readonly method: Method
  /** Template in the document, which tells operations of one wire path apart. */
  readonly documentPath: string
  readonly path: string
  readonly fullnodePath: string | undefined
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly inputs: readonly InputModel[]
  readonly answer: Use
  readonly status: string
  readonly nullable: boolean
  readonly page: PageModel | undefined
  readonly idempotent: boolean | undefined
  /** A status outside 2xx whose body is a result. */
  readonly result: number | undefined
  readonly cost: number | undefined
  readonly bearer: boolean
  readonly product: boolean
  readonly deprecated: { readonly withdrawn?: string; readonly replacement?: string } | undefined
}

/** An input of an operation: a field, and where it travels. */
export interface InputModel extends Field {
  readonly in: 'path' | 'query' | 'body'
  readonly fallback: 'defaultChain' | 'defaultNetwork' | { readonly value: unknown } | undefined
  readonly picksServer: boolean
}

/** How an operation pages, under public names. */
export interface PageModel {
  readonly extension: PageExtension
  readonly items: string
  readonly input: string
  readonly item: Use
}

/** Reads a bundled document into the model. */
export function modelOf(api: string, document: Document): Model {
  const answers = new SchemaReader(document, 'output')
  for (const { operation } of operationsOf(document)) {
    const { media } = successOf(operation)
    if (media) answers.use(media.schema, `${typeName(operation.operationId)}Output`)
  }
  for (const item of Object.values(document.webhooks ?? {})) {
    const schema = item.post?.requestBody?.content['application/json']?.schema
    if (schema) answers.use(schema, typeName(item.post.operationId))
  }
  const requests = new SchemaReader(document, 'input', (name) => answers.has(name))
  const operations = [...operationsOf(document)].map((entry) => {
    const { operation } = entry
    const { status, media } = successOf(operation)
    const outputName = `${typeName(operation.operationId)}Output`
    const answer: Use = media ? answers.use(media.schema, outputName) : { shape: { kind: 'any' }, nullable: false }
    const page = operation['x-page'] && pageOf(operation['x-page'], answer, answers, media?.schema)
    const deprecated = operation.deprecated
      ? {
          ...(operation['x-withdrawn'] && { withdrawn: operation['x-withdrawn'] }),
          ...(operation['x-replacement'] && { replacement: operation['x-replacement'] }),
        }
      : undefined
    return {
      id: operation.operationId,
      method: entry.method,
      documentPath: entry.path,
      path: operation['x-wire-path'] ?? entry.path,
      fullnodePath: operation['x-fullnode-path'] ?? (operation['x-wire-path'] && entry.path),
      tags: operation.tags,
      summary: operation.summary,
      description: operation.description.trim(),
      inputs: inputsOf(entry, document, requests),
      answer: page?.answer ?? answer,
      status,
      nullable: operation['x-nullable'] ?? false,
      page: page?.model,
      idempotent: operation['x-idempotent'],
      result: resultOutside(operation, media?.schema),
      cost: operation['x-cost'],
      bearer: operation['x-transport']?.bearer ?? false,
      product: operation['x-transport']?.product ?? false,
      deprecated,
    }
  })
  answers.addUnused(requests)
  return { api, document, operations, answers: answers.all(), requests: requests.all() }
}

/** The status of an error that has the schema of the answer: it is one. */
function resultOutside({ responses }: OperationObject, answer: Schema | undefined): number | undefined {
  const wanted = answer && JSON.stringify(answer)
  const found = Object.entries(responses).find(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return Number(status) >= 400 && wanted !== undefined && JSON.stringify(schema) === wanted
  })
  return found && Number(found[0])
}

function pageOf(
  extension: PageExtension,
  answer: Use,
  reader: SchemaReader,
  schema: Schema | undefined,
): { readonly model: PageModel; readonly answer: Use } {
  const input = publicName(extension.query ?? 'cursor')
  if (extension.items === '.') {
    if (answer.shape.kind !== 'list') throw new Error('a page whose items are `.` needs a list')
    const rows: Use = { ...answer, shape: { ...answer.shape, rows: true } }
    return { model: { extension, items: '.', input, item: answer.shape.item }, answer: rows }
  }
  const list = reader.markRows(answer, extension.items, schema)
  return { model: { extension, items: list.name, input, item: list.item }, answer }
}
