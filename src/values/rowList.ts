import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'

/**
 * Makes sure that rows are a list. In plain JavaScript, people pass a page, or a call that they didn't await.
 *
 * @throws {InputError} `Param rows is not valid` for anything else.
 */
export function assertRowList(rows: unknown): asserts rows is readonly unknown[] {
  if (Array.isArray(rows)) return
  throw new InputError(`Param rows is not valid: expected a list, got ${truncate(rows, 80)}`, {
    hints: ['Pass page.result, or what toArray({ max }) resolves to'],
  })
}
