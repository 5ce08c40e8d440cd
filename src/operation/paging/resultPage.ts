import type { MissingChain } from '../../errors/missingChain.js'
import { toPlain } from '../../values/json.js'
import type { CallResult, Page, PageJson } from '../call.js'
import type { Issue } from '../decode/decoding.js'
import type { PagedOperation } from '../operation.js'
import { type Outcome, resultOf } from '../pending.js'
import { assertRows, cursorRepeated } from './endlessList.js'
import { endOfList } from './endOfList.js'
import { follow, type Trail, trailFrom } from './trail.js'

/** Reads pages of a list. A page holds this instead of a response, so that it keeps only its own data alive. */
export interface PageReader<Item> {
  /**
   * Requests a page.
   *
   * @param trail - absent for the first page
   */
  read(input: unknown, trail?: Trail): Promise<Outcome<Page<Item>>>
  /** Iterates over the items of a page and of all later pages. */
  itemsFrom(page: Page<Item>): AsyncIterator<Item, undefined>
}

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
  declare readonly complete?: boolean
  declare readonly missing?: readonly MissingChain[]
  declare readonly [Symbol.asyncIterator]: () => AsyncIterator<Item, undefined>
  readonly #operation: PagedOperation
  readonly #values: Outcome['values']
  readonly #at: Outcome['cursor']
  readonly #redact: Outcome['redact']
  readonly #trail: Trail
  readonly #read: PageReader<Item>['read']

  constructor(
    operation: PagedOperation,
    answer: CallResult<unknown>,
    { values, cursor, next, redact }: Pick<Outcome, 'values' | 'cursor' | 'next' | 'redact'>,
    trail: Trail | undefined,
    reader: PageReader<Item>,
  ) {
    const { page } = operation
    const fields = page.items === '.' ? { '.': answer.data } : answer.data
    const { [page.items]: rows, ...envelope } = fields as Record<string, unknown> // of the decoded response
    this.result = rows as Item[] // what the operation's decoder returns
    this.envelope = envelope
    this.cursor = next
    this.total = numberOf(envelope.total)
    this.page = numberOf(envelope.page)
    this.pageSize = numberOf(envelope.pageSize)
    this.issues = answer.issues
    this.raw = answer.raw
    if (Array.isArray(envelope.missing)) {
      // what the operation's decoder adds to a response over many chains
      this.missing = envelope.missing
      this.complete = envelope.complete === true
    }
    this.#operation = operation
    this.#values = values
    this.#at = cursor
    this.#redact = redact
    this.#trail = trail ?? trailFrom(values[page.input])
    this.#read = reader.read
    // bound and not enumerable, so that copies and `structuredClone` only take the data
    Object.defineProperties(this, {
      hasNext: method(this.hasNext.bind(this)),
      next: method(this.next.bind(this)),
      [Symbol.asyncIterator]: method(() => reader.itemsFrom(this)),
    })
  }

  hasNext(): boolean {
    return this.cursor !== null
  }

  async next(): Promise<Page<Item>> {
    const { cursor } = this
    const { id: operation, page } = this.#operation
    if (cursor === null) throw endOfList(operation)
    const trail = follow(this.#trail, cursor, this.result.length === 0)
    if (!trail) throw cursorRepeated({ operation, cursor: this.#at })
    assertRows(trail.empty, { operation, cursor: this.#redact(cursor) })
    const outcome = await this.#read({ ...this.#values, [page.input]: cursor }, trail)
    return resultOf(outcome).data
  }

  toJSON(): PageJson<Item> {
    return toPlain({ ...this }) as PageJson<Item> // a copy has only the data fields, which are those of the type
  }

  /** Returns the cursor that a page was requested with, without secrets; `undefined` for the first one. */
  static cursorOf(page: object): string | null | undefined {
    return #at in page ? page.#at : undefined
  }
}

/** Returns the cursor that a page was requested with, without secrets; `undefined` for the first one. */
export const cursorOf = (page: Page<unknown>): string | null | undefined => ResultPage.cursorOf(page)

const method = (value: unknown) => ({ value, configurable: true, writable: true })

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
