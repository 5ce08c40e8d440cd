import { InputError } from '../errors/input.js'

/**
 * Serialises any value of this package as JSON: `bigint` as decimal text, `Date` as ISO text.
 *
 * `JSON.stringify` alone throws on a `bigint`.
 *
 * @param space - indentation, as in `JSON.stringify`
 * @returns JSON text; `null` for what JSON cannot represent, such as `undefined`.
 * @throws {InputError} when a promise is in it, such as a call that was not awaited: JSON would have `{}` in its place.
 * @example
 * toJson({ balance: 10n ** 21n }) // '{"balance":"1000000000000000000000"}'
 */
export function toJson(value: unknown, space?: number | string): string {
  return JSON.stringify(value, asJsonValue, space) ?? 'null'
}

function asJsonValue(_key: string, value: unknown): unknown {
  const isPromise = Object.prototype.toString.call(value) === '[object Promise]' // also one of another realm
  if (isPromise) throw new InputError('toJson takes values, got a promise', { hints: ['Await it'] })
  return typeof value === 'bigint' ? String(value) : value
}
