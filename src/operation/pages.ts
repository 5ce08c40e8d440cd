import { DecodeError } from '../errors/decode.js'
import { PaginationError } from '../errors/page.js'
import { ConfigurationError } from '../errors/request.js'
import type { CallResult, Page, PagedCall } from './call.js'
import type { Issue } from './decoding.js'
import type { PagedOperation, PageShape } from './operation.js'
import { pendingCall, type Running, refused, takeOver } from './pending.js'

/** The cursors that lead to a page: so many of those followed. Whoever goes on from there adds to them. */
interface Trail {
  readonly followed: Set<string>
  readonly length: number
}

/** Calls for the page at a cursor; a page holds this and no answer, so that nothing but its own is kept for it. */
type ReadPage<Item> = (cursor: string | undefined, trail: Trail) => Running<Page<Item>>

/**
 * Makes the promise of a paged call: of its first page, and an iterable over the items or the pages from there on. It comes
 * with every paged operation, so that bundles without one do without it.
 *
 * @param start - the cursor the call itself was given
 * @throws {DecodeError} `No result` for an answer without its list
 * @throws {ConfigurationError} when a hand-made operation has another first index than 0 or 1.
 */
export function pagedCall<Item, Wire>(
  operation: PagedOperation,
  run: (cursor: string | undefined) => Running,
  start: unknown,
): PagedCall<Item, Wire> {
  const shape = operation.page
  const read: ReadPage<Item> = (cursor, trail) => {
    const { parsed, result } = isIndex(shape.first) ? run(cursor) : refused(noFirstPage(operation))
    const listed = parsed.then(({ wire }) => {
      if (Array.isArray(rowsIn(wire, shape))) return result
      throw new DecodeError('No result', { operation: operation.id })
    })
    return {
      parsed,
      result: takeOver(result, listed).then((answer) => ({
        ...answer,
        data: new ResultPage<Item>(operation, answer, trail, read),
      })),
    }
  }
  const followed = new Set(start ? [String(start)] : [])
  const running = read(undefined, { followed, length: followed.size })
  const call = pendingCall<Page<Item>, Wire>(running)
  return Object.assign(call, {
    pages: () => pagesFrom(takeOver(call, running.result)),
    [Symbol.asyncIterator]: () => itemsFrom(takeOver(call, running.result)),
  })
}

const isIndex = (first: unknown): boolean => first === 0 || first === 1

function noFirstPage({ id: operation }: PagedOperation): ConfigurationError {
  return new ConfigurationError(`Operation ${operation} has invalid value for firstPageIndex property`, { operation })
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
  readonly #trail: Trail
  readonly #read: ReadPage<Item>

  constructor({ id, page }: PagedOperation, answer: CallResult<unknown>, trail: Trail, read: ReadPage<Item>) {
    const { items, envelope } = split(answer.data, page)
    this.result = items as Item[] // what the operation's decoder gives
    this.envelope = envelope
    this.cursor = nextCursor(page, answer)
    this.total = numberOf(envelope.total)
    this.page = numberOf(envelope.page)
    this.pageSize = numberOf(envelope.pageSize)
    this.issues = answer.issues
    this.raw = answer.raw
    this.#operation = id
    this.#trail = trail
    this.#read = read
  }

  hasNext(): boolean {
    return this.cursor !== null
  }

  async next(): Promise<Page<Item>> {
    const { cursor } = this
    const operation = this.#operation
    if (cursor === null) {
      throw new PaginationError(
        'Page limit exceeded! Before call this method check an existence of the next page by .hasNext() method.',
        { operation },
      )
    }
    const { length } = this.#trail
    let { followed } = this.#trail
    if (followed.size > length) followed = new Set([...followed].slice(0, length)) // somebody went on from here before
    if (followed.has(cursor)) {
      throw new PaginationError('The service sent the same cursor twice', { code: 'CURSOR_REPEATED', operation })
    }
    followed.add(cursor)
    return (await this.#read(cursor, { followed, length: followed.size }).result).data
  }
}

/** Every page from a first one on. */
async function* pagesFrom<Item>(first: Promise<CallResult<Page<Item>>>): AsyncGenerator<Page<Item>, void, undefined> {
  let page = (await first).data
  yield page
  while (page.hasNext()) {
    page = await page.next()
    yield page
  }
}

/**
 * Every item of every page from a first one on. Written out, because a generator costs three turns per item. Those who
 * ask at once are served in turn.
 */
function itemsFrom<Item>(first: Promise<CallResult<Page<Item>>>): AsyncIterator<Item, undefined> {
  const pages = pagesFrom(first)
  let items: readonly Item[] = []
  let index = 0
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const nextItem = async (): Promise<IteratorResult<Item, undefined>> => {
    while (index >= items.length) {
      const { done, value } = await pages.next()
      if (done) return { done: true, value: undefined }
      items = value.result
      index = 0
    }
    return { done: false, value: items[index++] as Item } // the index is below the length
  }
  return {
    next() {
      if (!waiting && index < items.length) return nextItem()
      waiting++
      const item = turn.then(nextItem).finally(() => waiting--)
      turn = item.catch(() => {}) // whoever asked has the failure
      return item
    },
    async return() {
      await pages.return()
      items = []
      return { done: true, value: undefined }
    },
  }
}

function split(data: unknown, { items }: PageShape): { items: unknown; envelope: Record<string, unknown> } {
  if (items === '.') return { items: data, envelope: {} }
  const { [items]: list, ...envelope } = data as Record<string, unknown> // the decoded answer's fields
  return { items: list, envelope }
}

function nextCursor(shape: PageShape, { raw, response }: CallResult<unknown>): string | null {
  const { style, cursor, newest } = shape
  if (style === 'header') return response.headers.get(cursor) || null
  const body = raw as Readonly<Record<string, unknown>> // a list or an object: its items have been read
  if (style === 'start') return afterLast(rowsIn(raw, shape), cursor, newest && response.headers.get(newest))
  const next = style === 'has-next' && String(body.hasNextPage) !== 'true' ? null : body[cursor]
  return typeof next === 'number' || (typeof next === 'string' && next) ? String(next) : null
}

function rowsIn(wire: unknown, { wireItems }: PageShape): unknown {
  return wireItems === '.' ? wire : Object(wire)[wireItems]
}

/** One more than a field that counts rows, of the last row that has it; `null` when that row is the newest. */
function afterLast(rows: unknown, field: string, newest?: string | null): string | null {
  const counts = Array.isArray(rows) ? rows.map((row) => String(Object(row)[field])) : []
  const value = counts.filter((count) => /^\d+$/.test(count)).at(-1)
  return value !== undefined && value !== newest ? String(BigInt(value) + 1n) : null
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
