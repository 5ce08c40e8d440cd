import { InputError } from '../errors/input.js'
import { plainText } from '../errors/thrownText.js'
import { isDate } from './isDate.js'

/**
 * Serialises any value of this package as JSON: `bigint` as decimal text, `Date` as ISO text.
 *
 * `JSON.stringify` alone throws on a `bigint`.
 *
 * @param space - indentation, as in `JSON.stringify`
 * @returns JSON text; `null` for what JSON cannot represent, such as `undefined`.
 * @throws {InputError} when a promise is in it, such as a call that was not awaited: JSON would have `{}` in its place;
 * for an invalid date, which would be `null`; and for what JSON cannot hold, such as an object that holds itself.
 * @example
 * toJson({ balance: 10n ** 21n }) // '{"balance":"1000000000000000000000"}'
 */
export function toJson(value: unknown, space?: number | string): string {
  return jsonOf(value, 'toJson', space)
}

/**
 * What `toPlain` gives of a type: `bigint` and `Date` are text; what JSON leaves out, such as methods, is not there.
 * Where the type is not known, neither is this one.
 */
export type Plain<T> = T extends bigint | Date
  ? string
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [Name in keyof T as T[Name] extends Callable ? never : Name & string]: Plain<T[Name]> }
      : T

type Callable = (...given: never[]) => unknown

/**
 * Copies any value of this package as data that JSON can hold: `bigint` as decimal text, `Date` as ISO text, as
 * `toJson` writes them. `Response.json` and `res.json` throw on a `bigint`.
 *
 * @returns a copy that shares nothing with the value; `null` for what JSON cannot represent, such as `undefined`.
 * @throws {InputError} as `toJson` does.
 * @example
 * toPlain([10n ** 21n, new Date(0)]) // ['1000000000000000000000', '1970-01-01T00:00:00.000Z']
 */
export function toPlain<T>(value: T): Plain<T> {
  return JSON.parse(jsonOf(value, 'toPlain')) // what `Plain` says of the type
}

function jsonOf(value: unknown, caller: string, space?: number | string): string {
  const refusal = (what: string, hint: string, cause?: unknown): InputError =>
    new InputError(`${caller} takes values, got ${what}`, { hints: [hint], ...(cause !== undefined && { cause }) })

  function asJsonValue(this: Readonly<Record<string, unknown>>, key: string, inside: unknown): unknown {
    if (Object.prototype.toString.call(inside) === '[object Promise]') throw refusal('a promise', 'Await it')
    // `JSON.stringify` has turned an invalid date into `null` by now
    if (inside === null && isDate(this[key])) throw refusal('an invalid date', `Look where ${key || 'it'} is made`)
    return typeof inside === 'bigint' ? String(inside) : inside
  }

  try {
    return JSON.stringify(value, asJsonValue, space) ?? 'null'
  } catch (error) {
    const reason = plainText(error) // in the words of the engine
    if (/circular|cyclic/i.test(reason)) throw refusal('an object that holds itself', 'Pass the part you need', error)
    if (/call stack|recursion/i.test(reason)) throw refusal('one nested too deeply', 'Pass the part you need', error)
    throw error
  }
}
