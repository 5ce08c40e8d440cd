import { InputError } from '../errors/input.js'
import { plainText } from '../errors/thrownText.js'
import { isDate } from './isDate.js'

/**
 * Writes any value of this package as JSON: `bigint` as decimal text, `Date` as ISO text. `JSON.stringify` throws for a
 * `bigint`.
 *
 * @param space - indentation, as in `JSON.stringify`
 * @returns JSON text; `null` for what JSON can't represent, such as `undefined`.
 * @throws {InputError} for values that JSON would lose: a promise, such as a call that you didn't await, which would
 * become `{}`, and an invalid date, which would become `null`. Also for an object that contains itself or is nested too
 * deeply.
 * @example
 * toJson({ balance: 10n ** 21n }) // '{"balance":"1000000000000000000000"}'
 */
export function toJson(value: unknown, space?: number | string): string {
  return jsonOf(value, 'toJson', space)
}

/**
 * The type that `toPlain` returns for a type: `bigint` and `Date` become text, and what JSON leaves out, such as
 * methods, is gone. `unknown` stays `unknown`.
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
 * Copies any value of this package as plain JSON data, with `bigint` as decimal text and `Date` as ISO text. Use it for
 * `Response.json` and `res.json`, which throw for a `bigint`.
 *
 * @returns a deep copy; `null` for what JSON can't represent, such as `undefined`.
 * @throws {InputError} as `toJson` does.
 * @example
 * toPlain([10n ** 21n, new Date(0)]) // ['1000000000000000000000', '1970-01-01T00:00:00.000Z']
 */
export function toPlain<T>(value: T): Plain<T> {
  return JSON.parse(jsonOf(value, 'toPlain')) // `Plain` describes it
}

function jsonOf(value: unknown, caller: string, space?: number | string): string {
  const refusal = (what: string, hint: string, cause?: unknown): InputError =>
    new InputError(`${caller} takes values, got ${what}`, { hints: [hint], ...(cause !== undefined && { cause }) })

  function asJsonValue(this: Readonly<Record<string, unknown>>, key: string, inside: unknown): unknown {
    if (Object.prototype.toString.call(inside) === '[object Promise]') throw refusal('a promise', 'Await it')
    // an invalid date has already become `null` here
    if (inside === null && isDate(this[key])) throw refusal('an invalid date', `Look where ${key || 'it'} is made`)
    return typeof inside === 'bigint' ? String(inside) : inside
  }

  try {
    return JSON.stringify(value, asJsonValue, space) ?? 'null'
  } catch (error) {
    const reason = plainText(error) // in the engine's words
    if (/circular|cyclic/i.test(reason)) throw refusal('an object that holds itself', 'Pass the part you need', error)
    if (/call stack|recursion/i.test(reason)) throw refusal('one nested too deeply', 'Pass the part you need', error)
    throw error
  }
}
