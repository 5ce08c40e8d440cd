import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Document, Method, OperationObject, Parameter, Schema } from '../../codegen/document/document.js'
import { generatedDocument } from '../../codegen/document/generatedDocument.js'
import { operationsOf, successOf } from '../../codegen/document/operations.js'
import type { Caller } from '../../src/client/caller.js'
import type { CallOptions, PagedCall } from '../../src/operation/call.js'
import type { Operation } from '../../src/operation/operation.js'

/** One operation of a document, with its examples and its constant. */
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

/** An answer that the document shows. */
export interface AnswerExample {
  readonly name: string
  readonly value: unknown
  /** Value of the cursor header that goes with the answer. */
  readonly headerCursor: string | undefined
  /** The inputs that it is the answer to, where they differ from the examples of the parameters. */
  readonly input: Readonly<Record<string, unknown>> | undefined
}

const generated = fileURLToPath(new URL('../../generated/', import.meta.url))

/** Names of the APIs: the folders of `generated/` that hold a document. */
export const apis: readonly string[] = readdirSync(generated).filter((name) =>
  existsSync(`${generated}${name}/openapi.json`),
)

/** Reads the bundled document of an API. */
export function documentOf(api: string): Document {
  return generatedDocument(api, pathToFileURL(generated))
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
    .map(([name, { value, 'x-header-cursor': headerCursor, 'x-input': input }]) => ({
      name,
      value,
      headerCursor,
      input,
    }))
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

/** The options of a client that an operation needs: some are answered by a plain node alone. */
export function optionsFor({ constant }: Entry): { readonly aptosNode: 'fullnode' | 'gateway' } {
  return { aptosNode: constant.fullnodeOnly ? 'fullnode' : 'gateway' }
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
