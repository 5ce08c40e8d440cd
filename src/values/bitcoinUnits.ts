import { type Amount, formatUnits, parseUnits } from './units.js'

/** Decimals of BTC, relative to satoshi. */
const decimals = 8

/**
 * Parses an amount of BTC exactly, from its digits.
 *
 * @returns satoshi.
 * @throws {InputError} when the text is not a decimal number, or has more than eight decimals.
 * @example
 * parseBitcoin('0.00000001') // 1n
 */
export function parseBitcoin(text: Amount): bigint {
  return parseUnits(text, decimals)
}

/**
 * Formats satoshi as decimal text in BTC, without trailing zeros.
 *
 * @throws {InputError} when `satoshi` is not a whole number.
 * @example
 * formatBitcoin(150000000n) // '1.5'
 */
export function formatBitcoin(satoshi: Amount): string {
  return formatUnits(satoshi, decimals)
}
