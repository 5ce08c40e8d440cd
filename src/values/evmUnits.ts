import { type Amount, decimalsOf, formatUnits, parseUnits } from './units.js'

/** Name of a unit of an EVM chain's native coin. */
export type EvmUnit = 'ether' | 'finney' | 'szabo' | 'gwei' | 'mwei' | 'kwei' | 'wei'

/** Decimals of each unit, relative to wei. */
export const evmUnits: Readonly<Record<EvmUnit, number>> = {
  ether: 18,
  finney: 15,
  szabo: 12,
  gwei: 9,
  mwei: 6,
  kwei: 3,
  wei: 0,
}

/**
 * Parses a native amount exactly.
 *
 * @param unit - unit of the text: a name or a number of decimals; default `'ether'`
 * @returns wei.
 * @throws {InputError} `Unit should be a decimal number or valid EvmNativeUnit string`, or if the text isn't a decimal
 * number or is more precise than the unit.
 * @example
 * parseEvmNative('1.5') // 1500000000000000000n
 */
export function parseEvmNative(text: Amount, unit: EvmUnit | number = 'ether'): bigint {
  return parseUnits(text, decimals(unit))
}

/**
 * Formats wei as decimal text in a unit, without trailing zeros.
 *
 * @param unit - a name or a number of decimals; default `'ether'`
 * @throws {InputError} `Unit should be a decimal number or valid EvmNativeUnit string`, or if `wei` isn't a whole
 * number.
 * @example
 * formatEvmNative(1500000000n, 'gwei') // '1.5'
 */
export function formatEvmNative(wei: Amount, unit: EvmUnit | number = 'ether'): string {
  return formatUnits(wei, decimals(unit))
}

function decimals(unit: EvmUnit | number): number {
  return decimalsOf(evmUnits, unit, 'Unit should be a decimal number or valid EvmNativeUnit string')
}
