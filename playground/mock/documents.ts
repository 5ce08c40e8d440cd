import { readFile } from 'node:fs/promises'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import {
  type Document,
  type Method,
  type OperationObject,
  operationsOf,
  type Parameter,
  type Schema,
} from '../../codegen/document.js'
import { apisIn, documentFile } from '../apis.js'
import { type Route, routesOf } from './routing.js'

/** One API of the mock server: its document and the routes that lead to its operations. */
export interface MockApi {
  readonly name: string
  readonly operations: readonly MockOperation[]
  readonly routes: readonly Route[]
}

/** One operation, as the document has it and as Prism understands it. */
export interface MockOperation {
  readonly id: string
  readonly method: Method
  /** Path template, the key of the document. */
  readonly path: string
  readonly object: OperationObject
  readonly parameters: readonly Parameter[]
  readonly schemas: Readonly<Record<string, Schema>>
  /** Prism's form of it. The first call to an API prepares all of them, which takes a fraction of a second. */
  readonly prism: () => Promise<PrismOperation>
}

/** Prism's own form of an operation. */
type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/**
 * Reads the bundled documents: those of the given APIs, each once, or all that are there.
 *
 * @throws {Error} when there is none, or a requested one is missing.
 */
export async function loadApis(folder: URL, names?: readonly string[]): Promise<readonly MockApi[]> {
  const there = apisIn(folder)
  if (there.length === 0) throw new Error(`No openapi.json in ${folder.pathname}. Run \`npm run generate\` first.`)
  const unknown = names?.find((name) => !there.includes(name))
  if (unknown !== undefined) throw new Error(`There is no API ${unknown}; there are ${there.join(', ')}`)
  return Promise.all(there.filter((name) => names?.includes(name) ?? true).map((name) => loadApi(folder, name)))
}

async function loadApi(folder: URL, name: string): Promise<MockApi> {
  const text = await readFile(documentFile(folder, name), 'utf8')
  const document: Document = JSON.parse(text)
  const { schemas } = document.components
  const prismOf = preparePrism(text)
  const operations = [...operationsOf(document)].map(
    ({ path, method, operation: object, parameters }): MockOperation => {
      const id = object.operationId
      return { id, method, path, object, parameters, schemas, prism: () => prismOf(id) }
    },
  )
  return { name, operations, routes: routesOf(operations) }
}

/**
 * Preparing the four documents takes Prism longer than the rest of the start, so each is prepared at its first call.
 */
function preparePrism(text: string): (id: string) => Promise<PrismOperation> {
  let prepared: Promise<readonly PrismOperation[]> | undefined
  return async (id) => {
    // Prism resolves references in place, so it gets a copy of its own.
    prepared ??= getHttpOperationsFromSpec(JSON.parse(text))
    const operation = (await prepared).find(({ iid }) => iid === id)
    if (operation) return operation
    throw new Error(`Prism does not know the operation ${id}`)
  }
}
