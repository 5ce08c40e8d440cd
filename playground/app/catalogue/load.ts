import loaders from 'virtual:ledgerline/loaders'
import type { Operation, PagedOperation } from 'ledgerline'
import { isOperation } from '../../../src/operation/operation.js'
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

interface LoadedApi {
  readonly operations: Readonly<Record<string, unknown>>
  readonly details: Readonly<Record<string, OperationDetails>>
}

const apis = new Map<string, Ready<LoadedApi>>()
const operations = new Map<string, Ready<LoadedOperation>>()
const shapes = new Map<string, Ready<Shapes>>()

/** Loads the API of an operation, once. What is there already is given at once. */
export function loadOperation(entry: CatalogueEntry): Promise<LoadedOperation> {
  const key = `${entry.api}/${entry.id}`
  const api = once(apis, entry.api, async () => {
    const { operations, details } = loaderOf(entry.api)
    const [constants, forms] = await Promise.all([operations(), details()])
    return { operations: constants, details: forms.default }
  })
  const known = operations.get(key)
  if (known) return known
  const promise = api.value
    ? settled(operationOf(entry, api.value))
    : tracked(api.then((there) => operationOf(entry, there)))
  operations.set(key, promise)
  return promise
}

/** Loads the shapes of an API's answers, once. */
export function loadShapes(api: string): Promise<Shapes> {
  return once(shapes, api, async () => (await loaderOf(api).shapes()).default)
}

/**
 * Lets what could not be loaded be asked for anew, by whoever goes somewhere else at the latest. Until then it stays
 * refused: React renders what waited for it once more, and would wait again for ever.
 */
export function forgetRefused(): void {
  for (const cache of [apis, operations, shapes]) {
    for (const [key, { status }] of cache) if (status === 'rejected') cache.delete(key)
  }
}
addEventListener('hashchange', forgetRefused)

function operationOf(entry: CatalogueEntry, api: LoadedApi): LoadedOperation {
  const operation = api.operations[entry.id]
  const details = api.details[entry.id]
  if (isOperation(operation) && details) return { entry, operation, details }
  throw new Error(`${entry.api}/${entry.id} is in the document but not in the client: regenerate`)
}

/** A promise as React's `use` likes it: once it is settled it says so, and nothing has to wait for it. */
interface Ready<T> extends Promise<T> {
  status?: 'fulfilled' | 'rejected'
  value?: T
  reason?: unknown
}

function tracked<T>(promise: Promise<T>): Ready<T> {
  const ready: Ready<T> = promise
  // neither returns: a promise of the promise itself would be refused with it, and nobody would catch that
  promise.then(
    (value) => {
      Object.assign(ready, { status: 'fulfilled', value })
    },
    (reason) => {
      Object.assign(ready, { status: 'rejected', reason })
    },
  )
  return ready
}

const settled = <T>(value: T): Ready<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value })

function once<T>(cache: Map<string, Ready<T>>, key: string, load: () => Promise<T>): Ready<T> {
  const known = cache.get(key)
  if (known) return known
  const promise = tracked(load())
  cache.set(key, promise)
  return promise
}

function loaderOf(api: string): ApiLoader {
  const loader = loaders[api]
  if (!loader) throw new Error(`There is no API '${api}'`)
  return loader
}
