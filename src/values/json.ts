/**
 * Serialises any value of this package as JSON: `bigint` as decimal text, `Date` as ISO text.
 *
 * `JSON.stringify` alone throws on a `bigint`.
 *
 * @param space - indentation, as in `JSON.stringify`
 * @returns JSON text; `null` for what JSON cannot represent, such as `undefined`.
 * @example
 * toJson({ balance: 10n ** 21n }) // '{"balance":"1000000000000000000000"}'
 */
export function toJson(value: unknown, space?: number | string): string {
  return JSON.stringify(value, bigintAsText, space) ?? 'null'
}

const bigintAsText = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)
