import { toJson } from './json.js'
import { assertRowList } from './rowList.js'

/**
 * Writes rows as NDJSON: a line of JSON for each, `bigint` as decimal text and `Date` as ISO text.
 *
 * @param rows - decoded rows, such as those of `toArray`
 * @returns text whose every line ends in a line feed; empty where there is no row.
 * @throws {InputError} for what is no list, and as `toJson` does.
 * @example
 * toNdjson([{ balance: 10n ** 21n }]) // '{"balance":"1000000000000000000000"}\n'
 */
export function toNdjson(rows: readonly unknown[]): string {
  assertRowList(rows)
  return rows.map((row) => `${toJson(row)}\n`).join('')
}
