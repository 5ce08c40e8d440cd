import { IncompleteError } from '../../errors/incomplete.js'
import { InputError } from '../../errors/input.js'
import { truncate } from '../../errors/truncate.js'
import { memberOf } from '../../runtime/members.js'
import type { CallOptions, Page } from '../call.js'
import { Lack } from './lacking.js'
import { readPages } from './readPages.js'
import { cursorOf } from './resultPage.js'

/** The call whose rows are read. */
interface Reading {
  readonly operation: string
  readonly signal: CallOptions['signal']
}

/**
 * Reads the rows of every page into one array.
 *
 * @throws {IncompleteError} if there are more than `options.max`, because part of a list looks like a whole one; and if
 * pages lack chains, unless `options.allowIncomplete` is true.
 * @throws {InputError} if `max` is missing or isn't a whole number from 1.
 */
export async function toArray<Item>(
  pages: AsyncIterable<Page<Item>>,
  { operation, signal }: Reading,
  options: unknown,
): Promise<Item[]> {
  const max = assertCount('max', memberOf(Object(options), 'max'), operation, [
    'Pass { max: 1000 }, the most rows you expect; for no limit, loop over the call',
  ])
  const allowed = memberOf(Object(options), 'allowIncomplete') === true
  const rows: Item[] = []
  const lack = new Lack()
  await readPages(pages, signal, rows, (page) => {
    lack.note(page)
    for (const row of page.result) {
      if (rows.length === max) throw incomplete(operation, rows, cursorOf(page))
      rows.push(row)
    }
    return true
  })
  const error = allowed ? undefined : lack.error(operation, rows)
  if (error) throw error
  return rows
}

/**
 * Reads the first rows of a list, and requests no page beyond them.
 *
 * @throws {IncompleteError} if the list ends early and lacks chains. Its `rows` has what was read.
 * @throws {InputError} if `count` isn't a whole number from 1.
 */
export async function take<Item>(
  pages: AsyncIterable<Page<Item>>,
  { operation, signal }: Reading,
  count: unknown,
): Promise<Item[]> {
  const most = assertCount('count', count, operation, ['Pass how many rows you want: take(100)'])
  const rows: Item[] = []
  const lack = new Lack()
  await readPages(pages, signal, rows, (page) => {
    lack.note(page)
    for (const row of page.result) if (rows.length < most) rows.push(row)
    return rows.length < most
  })
  const error = rows.length < most ? lack.error(operation, rows) : undefined
  if (error) throw error
  return rows
}

const incomplete = (operation: string, rows: readonly unknown[], cursor: string | null | undefined): IncompleteError =>
  new IncompleteError(`The list of ${operation} has more than ${rows.length} rows`, {
    operation,
    rows,
    cursor,
    hints: [`Raise max to get all of them, or get the first ones with take(${rows.length})`],
  })

function assertCount(name: string, given: unknown, operation: string, hints: readonly string[]): number {
  if (typeof given === 'number' && Number.isSafeInteger(given) && given >= 1) return given
  const got = given === undefined ? 'nothing' : truncate(given, 80)
  throw new InputError(`Param ${name} is not valid: expected a whole number from 1, got ${got}`, { operation, hints })
}
