import loaders from 'virtual:ledgerline/loaders'
import type { Operation, PagedOperation } from 'ledgerline'
import { isOperation } from '../../../src/operation/operation.js'
import type { OperationDetails, Shapes } from './details.js'
import type { CatalogueEntry } from './entry.js'

/** What the build makes of one API's document: its operations as a whole, the rest by tag. */
export interface ApiLoader {
  operations(): Promise<Readonly<Record<string, unknown>>>
  readonly details: ByTag<Readonly<Record<string, OperationDetails>>>
  readonly shapes: ByTag<Shapes>
}

type ByTag<T> = Readonly<Record<string, () => Promise<{ readonly default: T }>>>

/** An operation with all its page needs. */
export interface LoadedOperation {
  readonly entry: CatalogueEntry
  readonly operation: Operation | PagedOperation
  readonly details: OperationDetails
}

interface LoadedTag {
  readonly operations: Readonly<Record<string, unknown>>
  readonly details: Readonly<Record<string, OperationDetails>>
}

const tags = new Map<string, Ready<LoadedTag>>()
const operations = new Map<string, Ready<LoadedOperation>>()
const shapes = new Map<string, Ready<Shapes>>()

/** Loads the tag of an operation, once. What is there already is given at once. */
export function loadOperation(entry: CatalogueEntry): Promise<LoadedOperation> {
  const key = `${entry.api}/${entry.id}`
  const tag = once(tags, tagOf(entry), async () => {
    const { operations, details } = loaderOf(entry.api)
    const [constants, forms] = await Promise.all([operations(), details[entry.tag]?.()])
    if (!forms) throw new Error(`There is no tag '${entry.tag}' in ${entry.api}`)
    return { operations: constants, details: forms.default }
  })
  const known = operations.get(key)
  if (known) return known
  const promise = tag.value
    ? settled(operationOf(entry, tag.value))
    : tracked(tag.then((there) => operationOf(entry, there)))
  operations.set(key, promise)
  return promise
}

/** Loads the shapes of the responses of an operation's tag, once. */
export function loadShapes(entry: CatalogueEntry): Promise<Shapes> {
  return once(shapes, tagOf(entry), async () => (await loaderOf(entry.api).shapes[entry.tag]?.())?.default ?? {})
}

const tagOf = ({ api, tag }: CatalogueEntry): string => `${api}/${tag}`

/**
 * Lets what could not be loaded be asked for anew, by whoever goes somewhere else at the latest. Until then it stays
 * refused: React renders what waited for it once more, and would wait again for ever.
 */
export function forgetRefused(): void {
  for (const cache of [tags, operations, shapes]) {
    for (const [key, { status }] of cache) if (status === 'rejected') cache.delete(key)
  }
}
addEventListener('hashchange', forgetRefused)

function operationOf(entry: CatalogueEntry, tag: LoadedTag): LoadedOperation {
  const operation = tag.operations[entry.id]
  const details = tag.details[entry.id]
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
