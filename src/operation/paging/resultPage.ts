import { redactCursor } from '../../runtime/redaction.js'
import { toPlain } from '../../values/json.js'
import type { CallResult, Page, PageData } from '../call.js'
import type { PagedOperation } from '../operation.js'
import { type Outcome, resultOf } from '../pending.js'
import { assertRows, cursorRepeated } from './endlessList.js'
import { endOfList } from './endOfList.js'
import { follow, type Trail, trailFrom } from './trail.js'

/**
 * Requests a page of a list. A page holds this instead of a response, so that it keeps only its own data alive.
 *
 * @param trail - absent for the first page
 */
export type ReadPage<Item> = (input: unknown, trail?: Trail) => Promise<Outcome<Page<Item>>>

/**
 * Creates a page: an object without a class, whose methods aren't enumerable, so that whatever copies or serializes it
 * finds its data alone. It has neither `next` nor an iterator: frameworks take what has one for a stream, and would
 * request the whole list to send a page.
 */
export function resultPage<Item>(
  operation: PagedOperation,
  answer: CallResult<unknown>,
  { values, cursor: at, next, redact }: Pick<Outcome, 'values' | 'cursor' | 'next' | 'redact'>,
  trail: Trail | undefined,
  read: ReadPage<Item>,
): Page<Item> {
  const { id, page } = operation
  const fields = page.items === '.' ? { '.': answer.data } : answer.data
  const { [page.items]: rows, ...envelope } = fields as Record<string, unknown> // of the decoded response
  const { missing } = envelope
  const data: PageData<Item> & { readonly raw: unknown } = {
    result: rows as Item[], // what the operation's decoder returns
    cursor: next,
    total: numberOf(envelope.total),
    page: numberOf(envelope.page),
    pageSize: numberOf(envelope.pageSize),
    issues: answer.issues,
    envelope,
    raw: answer.raw,
    // what the operation's decoder adds to a response over many chains
    ...(Array.isArray(missing) && { missing, complete: envelope.complete === true }),
  }
  const { cursor, result } = data
  const way = trail ?? trailFrom(values[page.input])
  const nextPage = async (): Promise<Page<Item>> => {
    if (cursor === null) throw endOfList(id)
    const further = follow(way, cursor, result.length === 0)
    if (!further) throw cursorRepeated({ operation: id, cursor: at })
    assertRows(further.empty, { operation: id, cursor: redactCursor(cursor, redact) })
    const outcome = await read({ ...values, [page.input]: cursor }, further)
    return resultOf(outcome).data
  }
  Object.defineProperties(data, {
    hasNext: method(() => cursor !== null),
    nextPage: method(nextPage),
    toJSON: method(() => toPlain({ ...data })),
    [requestedAt]: method(at),
  })
  return data as Page<Item> // with the methods above
}

/** Returns the cursor that a page was requested with, without secrets; `undefined` for the first one. */
export const cursorOf = (page: Page<unknown> & { readonly [requestedAt]?: Outcome['cursor'] }): Outcome['cursor'] =>
  page[requestedAt]

const requestedAt: unique symbol = /* @__PURE__ */ Symbol('cursor of a page')

const method = (value: unknown) => ({ value, configurable: true, writable: true })

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)
