import { truncate } from '../errors/truncate.js'
import { type Amount, decimalsOf, formatUnits, parseUnits } from './units.js'

/** Name of a unit of the Aptos coin. */
export type AptosUnit = 'aptos' | 'octas'

/** Decimals of each unit, relative to octas. */
export const aptosUnits: Readonly<Record<AptosUnit, number>> = { aptos: 8, octas: 0 }

/**
 * Parses an amount of the Aptos coin exactly.
 *
 * @param unit - unit of the text: a name or a number of decimals; default `'aptos'`
 * @returns octas.
 * @throws {InputError} `Not supported Aptos unit: {unit}`, or if the text isn't a decimal number or is more precise
 * than the unit.
 * @example
 * parseAptosNative('1') // 100000000n
 */
export function parseAptosNative(text: Amount, unit: AptosUnit | number = 'aptos'): bigint {
  return parseUnits(text, decimals(unit))
}

/**
 * Formats octas as decimal text in a unit, without trailing zeros.
 *
 * @param unit - a name or a number of decimals; default `'aptos'`
 * @throws {InputError} `Not supported Aptos unit: {unit}`, or if `octas` isn't a whole number.
 * @example
 * formatAptosNative(150000000n) // '1.5'
 */
export function formatAptosNative(octas: Amount, unit: AptosUnit | number = 'aptos'): string {
  return formatUnits(octas, decimals(unit))
}

function decimals(unit: AptosUnit | number): number {
  return decimalsOf(aptosUnits, unit, `Not supported Aptos unit: ${truncate(unit)}`)
}
