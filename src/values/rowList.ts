import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'

/**
 * Makes sure that rows are a list: JavaScript passes a page, or a call that nobody awaited.
 *
 * @throws {InputError} `Param rows is not valid` for anything else.
 */
export function assertRowList(rows: unknown): asserts rows is readonly unknown[] {
  if (Array.isArray(rows)) return
  throw new InputError(`Param rows is not valid: expected a list, got ${truncate(rows, 80)}`, {
    hints: ['Pass page.result, or what toArray({ max }) gives'],
  })
}
