import { PaginationError } from '../errors/page.js'
import type { CallResult, Page } from './call.js'
import type { Issue } from './decoding.js'
import { assertRows } from './emptyPages.js'
import type { PagedOperation } from './operation.js'
import type { Undecoded } from './pending.js'
import { follow, type Trail, trailFrom } from './trail.js'

/**
 * Requests a page. A page holds this function rather than an answer, so that it keeps only its own data alive.
 *
 * @param trail - absent for the first page
 */
export type ReadPage<Item> = (input: unknown, trail?: Trail) => Promise<Undecoded<Page<Item>>>

/** One page of a list, with access to the next. */
export class ResultPage<Item> implements Page<Item> {
  readonly result: Item[]
  readonly cursor: string | null
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly issues: readonly Issue[]
  readonly envelope: Readonly<Record<string, unknown>>
  readonly raw: unknown
  readonly #operation: PagedOperation
  readonly #values: Undecoded['values']
  readonly #trail: Trail
  readonly #read: ReadPage<Item>

  constructor(
    operation: PagedOperation,
    answer: CallResult<unknown>,
    values: Undecoded['values'],
    trail: Trail | undefined,
    read: ReadPage<Item>,
  ) {
    const { page } = operation
    const fields = page.items === '.' ? { '.': answer.data } : answer.data
    const { [page.items]: rows, ...envelope } = fields as Record<string, unknown> // the decoded answer's
    this.result = rows as Item[] // what the operation's decoder returns
    this.envelope = envelope
    this.cursor = page.next(page, answer, values)
    this.total = numberOf(envelope.total)
    this.page = numberOf(envelope.page)
    this.pageSize = numberOf(envelope.pageSize)
    this.issues = answer.issues
    this.raw = answer.raw
    this.#operation = operation
    this.#values = values
    this.#trail = trail ?? trailFrom(values[page.input])
    this.#read = read
  }

  hasNext(): boolean {
    return this.cursor !== null
  }

  async next(): Promise<Page<Item>> {
    const { cursor } = this
    const { id: operation, page } = this.#operation
    if (cursor === null) {
      throw new PaginationError(
        'Page limit exceeded! Before call this method check an existence of the next page by .hasNext() method.',
        { operation },
      )
    }
    const trail = follow(this.#trail, cursor, this.result.length === 0)
    if (!trail)
      throw new PaginationError('The service sent the same cursor twice', { code: 'CURSOR_REPEATED', operation })
    assertRows(trail.empty, operation)
    const answer = await this.#read({ ...this.#values, [page.input]: cursor }, trail)
    return answer.decode().data
  }
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
