import { wellFormedJson } from '../runtime/wellFormed.js'
import { toJson } from './json.js'
import { assertRowList } from './rowList.js'

/**
 * Writes rows as NDJSON: one line of JSON per row, with `bigint` as decimal text and `Date` as ISO text.
 * Half a surrogate pair becomes U+FFFD, because many readers refuse a whole file that has one.
 *
 * @param rows - decoded rows, such as those of `toArray`
 * @returns text whose lines end in a line feed; empty if there are no rows.
 * @throws {InputError} if `rows` isn't a list, and for values that `toJson` rejects.
 * @example
 * toNdjson([{ balance: 10n ** 21n }]) // '{"balance":"1000000000000000000000"}\n'
 */
export function toNdjson(rows: readonly unknown[]): string {
  assertRowList(rows)
  return rows.map((row) => `${wellFormedJson(toJson(row))}\n`).join('')
}
