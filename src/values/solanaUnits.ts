import { type Amount, formatUnits, parseUnits } from './units.js'

/** Decimals of SOL, relative to lamports. */
const decimals = 9

/**
 * Parses an amount of SOL exactly.
 *
 * @returns lamports.
 * @throws {InputError} if the text isn't a decimal number, or has more than nine decimals.
 * @example
 * parseSol('1.5') // 1500000000n
 */
export function parseSol(text: Amount): bigint {
  return parseUnits(text, decimals)
}

/**
 * Formats lamports as decimal text in SOL, without trailing zeros.
 *
 * @throws {InputError} if `lamports` isn't a whole number.
 * @example
 * formatSol(1500000000n) // '1.5'
 */
export function formatSol(lamports: Amount): string {
  return formatUnits(lamports, decimals)
}
