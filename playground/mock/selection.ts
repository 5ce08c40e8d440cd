import { fieldOf } from '../fieldOf.js'
import { type Answer, refuse } from './answer.js'
import type { MockOperation } from './documents.js'
import { examplesOf, rowsOf } from './examples.js'
import { pageNames } from './pages.js'
import { formatPosition, parsePosition } from './position.js'
import type { Query } from './query.js'

/**
 * Answers a list whose query selects among the rows of its example pages: those of a range of blocks or dates, in the
 * other order, or fewer at once than the first page has. Cursors of such pages are our own. `undefined` when the query
 * selects nothing, so that the example pages answer, and for lists whose body is nothing but rows.
 */
export function selectRows(operation: MockOperation, query: Query): Answer | undefined {
  const page = operation.object['x-page']
  if (page?.cursor === undefined || page.items === '.') return undefined
  const pages = pageNames.flatMap((name) => examplesOf(operation)[name] ?? []).map(({ value }) => value)
  const [envelope] = pages
  const whole = rowsOf(operation, envelope).length
  const size = Math.min(Number(query.limit || whole), whole)
  const cursor = String(query[page.query ?? 'cursor'] ?? '')
  const start = cursor === '' ? 0 : parsePosition(cursor)
  const tests = testsOf(query)
  const isReversed = asksForOtherOrder(operation, query)
  const selects = tests.length > 0 || isReversed || size < whole || (cursor !== '' && start !== undefined)
  if (!selects || !(size > 0)) return undefined
  if (start === undefined) return refuse(400, `No page has the cursor ${cursor}; omit it for the first page`)

  const rows = pages.flatMap((each) => rowsOf(operation, each))
  const found = rows.filter((row) => tests.every((test) => test(row)))
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
  }
  const fields = Object.entries(told).filter(([name]) => fieldOf(envelope, name) !== undefined)
  return { status: 200, headers: {}, body: { ...Object(envelope), ...Object.fromEntries(fields) } }
}

type RowTest = (row: unknown) => boolean

/** A row that does not have the field passes. */
function testsOf(query: Query): readonly RowTest[] {
  return ranges.flatMap(({ word, fields, read }) =>
    [1, -1].flatMap((sign): readonly RowTest[] => {
      const bound = read(String(query[`${sign > 0 ? 'from' : 'to'}_${word}`] ?? ''))
      if (Number.isNaN(bound)) return []
      return [
        (row) => {
          const value = fields.map((name) => fieldOf(row, name)).find((each) => each !== undefined)
          return !((read(String(value ?? '')) - bound) * sign < 0)
        },
      ]
    }),
  )
}

/** The ranges that lists take, `from_<word>` to `to_<word>`, both included, and the fields of rows that they are about. */
const ranges = [
  { word: 'block', fields: ['block_number'], read: (text: string) => (text === '' ? Number.NaN : Number(text)) },
  { word: 'date', fields: ['block_timestamp', 'transaction_timestamp'], read: Date.parse },
] as const

/** Examples are in the order that the document gives as the usual one. */
function asksForOtherOrder({ parameters }: MockOperation, { order }: Query): boolean {
  const usual = parameters.find(({ name }) => name === 'order')
  return order !== undefined && order !== '' && order !== (usual?.schema.default ?? usual?.example)
}
