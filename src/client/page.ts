import { PaginationError } from '../errors/page.js'
import type { CallResult, Page } from '../operation/call.js'
import type { Issue } from '../operation/decoding.js'
import type { PagedOperation, PageShape } from '../operation/operation.js'

/** Reads the page that starts at a cursor. */
export type ReadPage<Item> = (cursor: string, trail: Trail) => Promise<Page<Item>>

/** The way from the first page to this one: cursors followed, each with the depth at which it was, and this depth. */
export interface Trail {
  readonly followed: Map<string, number>
  readonly depth: number
}

/** One page of a list, and the way to the next. */
class ResultPage<Item> implements Page<Item> {
  readonly result: Item[]
  readonly cursor: string | null
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly issues: readonly Issue[]
  readonly envelope: Readonly<Record<string, unknown>>
  readonly raw: unknown
  readonly #operation: string
  readonly #read: ReadPage<Item>
  readonly #trail: Trail

  constructor(
    operation: Pick<PagedOperation, 'id' | 'page'>,
    answer: CallResult<unknown>,
    read: ReadPage<Item>,
    trail: Trail,
  ) {
    const { items, envelope } = split(answer.data, operation.page)
    this.result = items as Item[] // what the operation's decoder gives
    this.envelope = envelope
    this.cursor = nextCursor(operation.page, answer)
    this.total = numberOf(envelope.total)
    this.page = numberOf(envelope.page)
    this.pageSize = numberOf(envelope.pageSize)
    this.issues = answer.issues
    this.raw = answer.raw
    this.#operation = operation.id
    this.#read = read
    this.#trail = trail
  }

  hasNext(): boolean {
    return this.cursor !== null
  }

  async next(): Promise<Page<Item>> {
    const { cursor } = this
    if (cursor === null) {
      throw new PaginationError(
        'Page limit exceeded! Before call this method check an existence of the next page by .hasNext() method.',
        { code: 'NO_DATA_FOUND', operation: this.#operation },
      )
    }
    const { followed, depth } = this.#trail
    const before = followed.get(cursor)
    if (before !== undefined && before < depth) {
      throw new PaginationError('The service sent the same cursor twice', {
        code: 'CURSOR_REPEATED',
        operation: this.#operation,
        hints: ['rows already read are complete; start again later for the rest'],
      })
    }
    followed.set(cursor, depth)
    return this.#read(cursor, { followed, depth: depth + 1 })
  }
}

/** Makes the page an answer of a paged operation is. */
export function pageOf<Item>(
  operation: Pick<PagedOperation, 'id' | 'page'>,
  answer: CallResult<unknown>,
  read: ReadPage<Item>,
  trail: Trail,
): Page<Item> {
  return new ResultPage(operation, answer, read, trail)
}

/** Every page from a first one on. */
export async function* pagesFrom<Item>(first: Promise<Page<Item>>): AsyncGenerator<Page<Item>, void, undefined> {
  let page = await first
  yield page
  while (page.hasNext()) {
    page = await page.next()
    yield page
  }
}

/** Every item of every page from a first one on. Written out, because a generator costs three turns per item. */
export function itemsFrom<Item>(first: Promise<Page<Item>>): AsyncIterator<Item, undefined> {
  const pages = pagesFrom(first)
  let items: readonly Item[] = []
  let index = 0
  const next = async (): Promise<IteratorResult<Item, undefined>> => {
    while (index >= items.length) {
      const { done, value } = await pages.next()
      if (done) return { done: true, value: undefined }
      items = value.result
      index = 0
    }
    return { done: false, value: items[index++] as Item } // the index is below the length
  }
  return {
    next,
    async return() {
      await pages.return()
      items = []
      return { done: true, value: undefined }
    },
  }
}

function split(data: unknown, shape: PageShape): { readonly items: unknown; readonly envelope: Record<string, unknown> } {
  if (shape.items === '.' || typeof data !== 'object' || data === null) return { items: data, envelope: {} }
  const { [shape.items]: items, ...envelope } = { ...data } as Record<string, unknown> // the decoded answer's fields
  return { items, envelope }
}

function nextCursor(shape: PageShape, { raw, response }: CallResult<unknown>): string | null {
  if (shape.style === 'header') return response.headers.get(shape.cursor) || null
  const body: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
  if (shape.style === 'start') return afterLast(shape.wireItems === '.' ? raw : body[shape.wireItems], shape.cursor)
  if (shape.style === 'has-next' && body.hasNextPage !== true) return null
  const cursor = body[shape.cursor]
  return typeof cursor === 'string' && cursor !== '' ? cursor : null
}

/** One more than a field of the last row, where the field counts rows. */
function afterLast(rows: unknown, field: string): string | null {
  const last: unknown = Array.isArray(rows) ? rows.at(-1) : undefined
  const value = typeof last === 'object' && last !== null ? String(Reflect.get(last, field)) : ''
  return /^\d+$/.test(value) ? String(BigInt(value) + 1n) : null
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
