import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { readDecimal, writeDecimal } from './decimalText.js'
import { type Amount, assertDecimals, parseUnits } from './units.js'

/**
 * Multiplies an amount of a token with its price: what it is worth, exactly. No digit goes through a floating-point
 * number, and none is rounded; `parseUnits` with a rounding makes cents of it.
 *
 * @param amount - base units
 * @param decimals - of the token, a whole number from 0 to 255
 * @param price - dollars for one whole token, as decimal text; a number is taken with the digits that JavaScript writes
 * @returns dollars as decimal text, without trailing zeros or an exponent.
 * @throws {InputError} when the amount is not a whole number, the price is no decimal number, or `decimals` are not 0 to
 * 255.
 * @example
 * multiplyUsd(1500000n, 6, '0.9998') // '1.4997'
 * parseUnits('1.4997', 2, { rounding: 'half-even' }) // 150n
 */
export function multiplyUsd(amount: Amount, decimals: number, price: string | number): string {
  assertDecimals(decimals)
  const units = parseUnits(amount, 0)
  const isPrice = typeof price === 'string' || typeof price === 'number'
  const perToken = isPrice ? readDecimal(String(price)) : undefined
  if (!perToken) {
    throw new InputError(`Invalid price provided: ${truncate(price)}`, { hints: ['Pass decimal text, such as 0.9998'] })
  }
  return writeDecimal({ digits: units * perToken.digits, places: decimals + perToken.places })
}
