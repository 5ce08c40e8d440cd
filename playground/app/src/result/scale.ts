import { fieldOf } from '../../../fieldOf.js'

/** Decimals of the unit in which people read an amount in base units; `undefined` where it is no such amount. */
export function scaleOf(format: string | undefined, row: unknown, name: string): number | undefined {
  if (format === 'wei') return isGasPrice(name) ? 9 : 18
  if (format === 'octas') return 8
  return isAmount(name) ? decimalsIn(row) : undefined
}

/** Whether a number measures something, by its name; others name a thing, as a token id or a ledger version does. */
export const isMeasure = (name: string): boolean => isAmount(name) || /gas|maximum/i.test(name)

const isAmount = (name: string): boolean => /value|amount|balance|supply|allowance|reserve/i.test(name)

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
