import { date } from '../../operation/decode/times.js'
import type { ManifestField, ManifestInput, ManifestPage } from '../../operation/manifest.js'
import { fieldOf } from '../../values/fieldOf.js'
import type { Answer } from '../model/answer.js'
import type { Query } from '../model/call.js'
import { examplesOf, rowsOf } from '../model/examples.js'
import { type MockOperation, wireName } from '../model/mockOperation.js'
import { formatOf, rowFieldsOf, wireOf } from '../model/shapes.js'
import { formatCursor, parseCursor } from './cursor.js'
import { type PagePlace, writePage } from './listPage.js'
import { listInputsOf, scaleOf } from './listRoles.js'
import { pageNames } from './pages.js'

/**
 * Responds to a list whose query selects among the rows of its example pages: a range of blocks or dates, rows that
 * repeat an input, an offset or a position, the reverse order, or fewer rows than the first page has. Something unknown
 * has no rows. Such pages have cursors of the mock. Returns `undefined` if the query selects nothing, so that the
 * example pages apply.
 */
export function selectRows(operation: MockOperation, query: Query, isUnknown = false): Answer | undefined {
  const { page } = operation
  if (!page) return undefined
  const pages = pageNames.flatMap((name) => examplesOf(operation)[name] ?? []).map(({ value }) => value)
  const [envelope] = pages
  const { size: sizeInput, offset, order } = listInputsOf(operation)
  const whole = rowsOf(operation, envelope).length
  const size = Math.min(Number(given(query, sizeInput) || whole), whole)
  const asked = String(query[page.query] ?? '')
  const isPosition = page.style === 'start'
  if (isPosition && !/^\d*$/.test(asked)) return undefined // `choosePage` refuses it
  const start = isPosition || asked === '' ? Number(given(query, offset) || 0) : parseCursor(asked)
  if (start === undefined) return undefined // the cursor of an example page, or of none
  const rows = pages.flatMap((each) => rowsOf(operation, each))
  const tests = [...testsOf(operation, query), ...(isPosition && asked ? [reaches(page, asked)] : [])]
  const found = isUnknown ? [] : rows.filter((row) => tests.every((test) => test(row)))
  const isReversed = asksForOtherOrder(order, query)
  const isNarrowed = isPosition ? isUnknown : found.length < rows.length // a position alone leads to an example page
  const selects = isNarrowed || isReversed || size < whole || start > 0
  if (!selects || !(size > 0)) return undefined
  if (isReversed) found.reverse()
  return pageAnswer(operation, page, envelope, found, { start, size })
}

/** Creates a page of these rows. If the body is just a list of rows, a header has the cursor of the next page. */
function pageAnswer(
  operation: MockOperation,
  page: ManifestPage,
  envelope: unknown,
  rows: readonly unknown[],
  place: PagePlace,
): Answer {
  const end = place.start + place.size
  if (page.items !== '.')
    return { status: 200, headers: {}, body: { ...Object(envelope), ...writePage(operation, page, rows, place) } }
  const hasNext = page.header !== undefined && end < rows.length
  const headers = hasNext ? { [page.header.toLowerCase()]: formatCursor(end) } : {}
  return { status: 200, headers, body: rows.slice(place.start, end) }
}

/** Tests for rows from a position on. */
const reaches =
  ({ next = '' }: ManifestPage, position: string): RowTest =>
  (row) =>
    BigInt(String(fieldOf(row, next) ?? 0)) >= BigInt(position)

const given = (query: Query, input: ManifestInput | undefined): Query[string] | undefined =>
  input && query[wireName(input)]

type RowTest = (row: unknown) => boolean

/** Returns the tests that rows must pass: echoed inputs, and the start and end of a range if they are given. */
function testsOf(operation: MockOperation, query: Query): readonly RowTest[] {
  const fields = rowFieldsOf(operation)
  const { from, to } = listInputsOf(operation)
  const first = endOf(from, fields, query)
  const last = endOf(to, fields, query)
  return [
    ...echoTests(operation, fields, query),
    ...(first ? [(row: unknown) => !(first.read(row) < first.bound)] : []),
    ...(last ? [(row: unknown) => !(last.read(row) > last.bound)] : []),
  ]
}

/** Rows that repeat an input must have its value. Inputs with a format don't count: rows may spell them differently. */
function echoTests({ inputs }: MockOperation, fields: readonly ManifestField[], query: Query): readonly RowTest[] {
  return fields.flatMap((field) => {
    const input = inputs.find(({ name }) => name === field.echoes)
    const asked = given(query, input)
    if (!input || formatOf(input) !== undefined || !asked) return []
    return [(row: unknown) => fieldOf(row, wireOf(field)) === asked]
  })
}

/** Returns one end of a range, the first that is given, and how to read the row's field on the same scale. */
function endOf(inputs: readonly ManifestInput[], fields: readonly ManifestField[], query: Query) {
  return inputs
    .map((input) => {
      const scale = scaleOf(input)
      const read = scale === 'time' ? readTime : readNumber
      const field = fields.find((each) => scaleOf(each) === scale && each.display?.as !== 'upkeep')
      return {
        bound: read(given(query, input)),
        read: (row: unknown) => read(field && fieldOf(row, wireOf(field))),
      }
    })
    .find(({ bound }) => !Number.isNaN(bound))
}

/** Reads a number. An absent value is `NaN`, which is inside of every range. */
const readNumber = (value: unknown): number => Number.parseFloat(String(value))

const readTime = (value: unknown): number => date(value)?.getTime() ?? Number.NaN

/** Whether the query asks for the reverse order. Examples are in the document's default order; without one, never. */
function asksForOtherOrder(input: ManifestInput | undefined, query: Query): boolean {
  const order = given(query, input)
  const usual = input?.default ?? input?.example
  return order !== undefined && order !== '' && usual !== undefined && order !== usual
}
