import { type Amount, formatUnits, parseUnits } from './units.js'

/** Decimals of BTC, relative to satoshi. */
const decimals = 8

/**
 * Parses an amount of BTC exactly, without floating-point numbers.
 *
 * @returns satoshi.
 * @throws {InputError} if the text isn't a decimal number, or has more than eight decimals.
 * @example
 * parseBitcoin('0.00000001') // 1n
 */
export function parseBitcoin(text: Amount): bigint {
  return parseUnits(text, decimals)
}

/**
 * Formats satoshi as decimal text in BTC, without trailing zeros.
 *
 * @throws {InputError} if `satoshi` isn't a whole number.
 * @example
 * formatBitcoin(150000000n) // '1.5'
 */
export function formatBitcoin(satoshi: Amount): string {
  return formatUnits(satoshi, decimals)
}
