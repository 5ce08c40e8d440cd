import { IncompleteError } from '../../errors/incomplete.js'
import { InputError } from '../../errors/input.js'
import { truncate } from '../../errors/truncate.js'
import { memberOf } from '../../runtime/members.js'
import { throwIfAborted } from '../../runtime/withAbort.js'
import type { CallOptions, Page } from '../call.js'
import { Lack } from './lacking.js'
import { cursorOf } from './resultPage.js'

/** Whose rows are read. */
interface Reading {
  readonly operation: string
  readonly signal: CallOptions['signal']
}

/**
 * Reads the rows of every page into one array.
 *
 * @throws {IncompleteError} when there are more than `options.max`, or pages lack chains, unless
 * `options.allowIncomplete`: a list that is cut short looks like a whole one.
 * @throws {InputError} when `max` is missing, or no whole number from 1.
 */
export async function toArray<Item>(
  pages: AsyncIterable<Page<Item>>,
  { operation, signal }: Reading,
  options: unknown,
): Promise<Item[]> {
  const max = assertCount('max', memberOf(Object(options), 'max'), operation, [
    'Pass { max: 1000 }: the most rows that you expect; a loop over the call has no limit',
  ])
  const allowed = memberOf(Object(options), 'allowIncomplete') === true
  const rows: Item[] = []
  const lack = new Lack()
  for await (const page of pages) {
    throwIfAborted(signal)
    lack.note(page)
    for (const row of page.result) {
      if (rows.length === max) throw incomplete(operation, rows, cursorOf(page))
      rows.push(row)
    }
  }
  const error = allowed ? undefined : lack.error(operation, rows)
  if (error) throw error
  return rows
}

/**
 * Reads the first rows of a list, and asks for no page beyond them.
 *
 * @throws {IncompleteError} when the list ends before and lacks chains; what was read is in its `rows`.
 * @throws {InputError} when `count` is no whole number from 1.
 */
export async function take<Item>(
  items: AsyncIterator<Item, undefined>,
  operation: string,
  count: unknown,
): Promise<Item[]> {
  const most = assertCount('count', count, operation, ['Pass how many rows you want: take(100)'])
  const rows: Item[] = []
  try {
    while (rows.length < most) {
      const { done, value } = await items.next()
      if (done) break
      rows.push(value)
    }
  } catch (error) {
    throw error instanceof IncompleteError ? withRows(error, rows) : error
  }
  return rows
}

/** The same error with what was read. */
const withRows = ({ message, operation, missing, hints }: IncompleteError, rows: readonly unknown[]): IncompleteError =>
  new IncompleteError(message.split('\n')[0] ?? message, { operation, missing, hints, rows })

const incomplete = (operation: string, rows: readonly unknown[], cursor: string | null | undefined): IncompleteError =>
  new IncompleteError(`The list of ${operation} has more than ${rows.length} rows`, {
    operation,
    rows,
    cursor,
    hints: [`Raise max if you want all of them; take(${rows.length}) gives the first ones without this error`],
  })

function assertCount(name: string, given: unknown, operation: string, hints: readonly string[]): number {
  if (typeof given === 'number' && Number.isSafeInteger(given) && given >= 1) return given
  const got = given === undefined ? 'nothing' : truncate(given, 80)
  throw new InputError(`Param ${name} is not valid: expected a whole number from 1, got ${got}`, { operation, hints })
}
