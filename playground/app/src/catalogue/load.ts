import type { Operation, PagedOperation } from 'ledgerline'
import loaders from 'virtual:ledgerline/loaders'
import type { OperationDetails, Shapes } from './details.js'
import type { CatalogueEntry } from './entry.js'

/** What the build makes of one API's document. */
export interface ApiLoader {
  operations(): Promise<Readonly<Record<string, unknown>>>
  details(): Promise<{ readonly default: Readonly<Record<string, OperationDetails>> }>
  shapes(): Promise<{ readonly default: Shapes }>
}

/** An operation with all its page needs. */
export interface LoadedOperation {
  readonly entry: CatalogueEntry
  readonly operation: Operation | PagedOperation
  readonly details: OperationDetails
}

const loaded = new Map<string, Promise<LoadedOperation>>()
const shapes = new Map<string, Promise<Shapes>>()

/** Loads the API of an operation, once. */
export function loadOperation(entry: CatalogueEntry): Promise<LoadedOperation> {
  const key = `${entry.api}/${entry.id}`
  return once(loaded, key, async () => {
    const loader = loaderOf(entry.api)
    const [operations, details] = await Promise.all([loader.operations(), loader.details()])
    const operation = operations[entry.id]
    const own = details.default[entry.id]
    if (!isOperation(operation) || !own) throw new Error(`${key} is in the document but not in the client: regenerate`)
    return { entry, operation, details: own }
  })
}

/** Loads the shapes of an API's answers, once. */
export function loadShapes(api: string): Promise<Shapes> {
  return once(shapes, api, async () => (await loaderOf(api).shapes()).default)
}

/** Whether an operation gives pages. */
export function isPaged(operation: Operation | PagedOperation): operation is PagedOperation {
  return operation.page !== undefined
}

function once<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = cache.get(key)
  if (known) return known
  const promise = load()
  cache.set(key, promise)
  promise.catch(() => cache.delete(key))
  return promise
}

function loaderOf(api: string): ApiLoader {
  const loader = loaders[api]
  if (!loader) throw new Error(`There is no API '${api}'`)
  return loader
}

function isOperation(value: unknown): value is Operation | PagedOperation {
  return typeof value === 'object' && value !== null && 'id' in value && 'decode' in value
}
