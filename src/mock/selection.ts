import { fieldOf } from '../values/fieldOf.js'
import type { Answer } from './answer.js'
import { examplesOf, rowsOf } from './examples.js'
import { type MockOperation, wireName } from './mockOperation.js'
import { pageNames } from './pages.js'
import { formatPosition, parsePosition } from './position.js'
import type { Query } from './query.js'

/**
 * Answers a list whose query selects among the rows of its example pages: those of a range of blocks or dates or of one
 * stream, those after an offset, in the other order, or fewer at once than the first page has; none of what is unknown.
 * Cursors of such pages are our own. `undefined` when the query selects nothing, so that the example pages answer, and
 * for lists whose body is nothing but rows.
 */
export function selectRows(operation: MockOperation, query: Query, isUnknown = false): Answer | undefined {
  const { page } = operation
  if (page?.cursor === undefined || page.items === '.') return undefined
  const pages = pageNames.flatMap((name) => examplesOf(operation)[name] ?? []).map(({ value }) => value)
  const [envelope] = pages
  const whole = rowsOf(operation, envelope).length
  const size = Math.min(Number(query.limit || whole), whole)
  const cursor = String(query[page.query] ?? '')
  const start = cursor === '' ? Number(query[page.offset ?? 'offset'] || 0) : parsePosition(cursor)
  if (start === undefined) return undefined // an example page, or none
  const rows = pages.flatMap((each) => rowsOf(operation, each))
  const tests = testsOf(query)
  const found = isUnknown ? [] : rows.filter((row) => tests.every((test) => test(row)))
  const isReversed = asksForOtherOrder(operation, query)
  const selects = found.length < rows.length || isReversed || size < whole || start > 0
  if (!selects || !(size > 0)) return undefined

  if (isReversed) found.reverse()
  const end = start + size
  const isLast = end >= found.length
  const told = {
    [page.items]: found.slice(start, end),
    [page.cursor]: isLast ? null : formatPosition(end),
    hasNextPage: !isLast,
    total: found.length,
    page: page.first + Math.floor(start / size),
    page_size: size,
    pageSize: size,
  }
  const fields = Object.entries(told).filter(([name]) => fieldOf(envelope, name) !== undefined)
  return { status: 200, headers: {}, body: { ...Object(envelope), ...Object.fromEntries(fields) } }
}

type RowTest = (row: unknown) => boolean

/** The rows of a range lie within its ends, where they are given. Those of a stream have its id, those of kinds one of them. */
function testsOf(query: Query): readonly RowTest[] {
  const first = endOf(query, 'from')
  const last = endOf(query, 'to')
  const { streamId, transactionTypes } = query
  const kinds = String(transactionTypes || '').split(',')
  return [
    ...(streamId ? [(row: unknown) => fieldOf(row, 'streamId') === streamId] : []),
    ...(transactionTypes ? [(row: unknown) => kinds.includes(String(fieldOf(row, 'transactionType')))] : []),
    ...(first ? [(row: unknown) => !(first.read(row) < first.bound)] : []),
    ...(last ? [(row: unknown) => !(last.read(row) > last.bound)] : []),
  ]
}

/** One end of a range and how a row is compared with it. A block goes before a date, as the documents say. */
function endOf(query: Query, end: 'from' | 'to') {
  return ranges
    .map(({ word, fields, read }) => ({
      bound: read(query[`${end}_${word}`] ?? query[end + word.replace(/^./, (letter) => letter.toUpperCase())]),
      read: (row: unknown) => read(fields.map((name) => fieldOf(row, name)).find((value) => value !== undefined)),
    }))
    .find(({ bound }) => !Number.isNaN(bound))
}

/** What is absent is not a number, and lies within every range. */
const ranges: readonly {
  readonly word: string
  readonly fields: readonly string[]
  read(value: unknown): number
}[] = [
  { word: 'block', fields: ['block_number'], read: (value) => Number.parseFloat(String(value)) },
  {
    word: 'date',
    fields: ['block_timestamp', 'transaction_timestamp', 'blockTimestamp', 'timestamp'],
    read: (value) => Date.parse(String(value)),
  },
]

/** Examples are in the order that the document gives as the usual one. Where it gives none, neither is the other. */
function asksForOtherOrder({ inputs }: MockOperation, { order }: Query): boolean {
  const input = inputs.find((each) => wireName(each) === 'order')
  const usual = input?.default ?? input?.example
  return order !== undefined && order !== '' && usual !== undefined && order !== usual
}
