import { InputError } from '../../errors/input.js'
import { isDate } from '../../values/isDate.js'
import type { EncodeInput } from '../operation.js'
import { invalid } from './invalid.js'

/**
 * Any JSON value. It is copied, because later pages must be requested with the value at the time of the call, even if
 * the caller changes it. Bigints are sent as decimal text.
 */
export const asJson: EncodeInput = (value, at) => {
  try {
    const json = JSON.stringify(
      value,
      function (this: Readonly<Record<string, unknown>>, key: string, inside: unknown) {
        // JSON would write bytes as an object; `this[key]` is a `Buffer` before its `toJSON`
        if (ArrayBuffer.isView(this[key])) throw invalid(at, 'JSON, bytes as 0x-hex', this[key])
        // JSON would write NaN and an invalid date as null, and numbers from 2^53 have been rounded already
        if (typeof inside === 'number' && !(Math.abs(inside) < 2 ** 53))
          throw invalid(at, 'JSON, large numbers as bigint', inside)
        if (inside === null && isDate(this[key])) throw invalid(at, 'JSON, valid dates', String(this[key]))
        return typeof inside === 'bigint' ? String(inside) : inside
      },
    )
    return JSON.parse(json)
  } catch (error) {
    // circular, nested too deeply, or a function
    throw error instanceof InputError ? error : invalid(at, 'JSON', value)
  }
}
