import { fieldOf } from '../../../fieldOf.js'

/** Decimals of the unit in which people read an amount in base units; `undefined` where it is no such amount. */
export function scaleOf(format: string | undefined, row: unknown, name: string): number | undefined {
  if (format === 'wei') return isGasPrice(name) ? 9 : 18
  if (format === 'octas') return 8
  return /value|amount|balance|supply|allowance|reserve/i.test(name) ? decimalsIn(row) : undefined
}

/** What one unit of gas costs, which nobody reads in whole coins. */
export const isGasPrice = (name: string): boolean => /gas_?price|per_?gas|base_?fee/i.test(name)

/** Decimals that a row carries for its amount. */
function decimalsIn(row: unknown): number | undefined {
  for (const name of ['decimals', 'tokenDecimals', 'valueDecimals']) {
    const decimals = fieldOf(row, name)
    if (typeof decimals === 'number' && decimals >= 0 && decimals <= 77) return decimals
  }
  return undefined
}
