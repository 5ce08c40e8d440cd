import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { readDecimal, writeDecimal } from './decimalText.js'
import { type Amount, assertDecimals, parseUnits } from './units.js'

/**
 * Multiplies an amount of a token by its price, and returns what it is worth. The result is exact: it isn't rounded,
 * and doesn't use floating-point numbers. To get cents, pass it to `parseUnits` with a rounding.
 *
 * @param amount - base units
 * @param decimals - decimals of the token, a whole number from 0 to 255
 * @param price - dollars per whole token, as decimal text. A number counts with the digits that JavaScript prints.
 * @returns dollars as decimal text, without trailing zeros or an exponent.
 * @throws {InputError} if the amount isn't a whole number, the price isn't a decimal number, or `decimals` isn't 0 to
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
