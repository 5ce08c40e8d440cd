import { fieldOf } from '../../../../src/values/fieldOf.js'
import type { Meaning } from './meaning.js'

/** Decimals of the unit in which people read an amount in base units; `undefined` where it is no such amount. */
export function scaleOf({ format, display }: Meaning, row: unknown): number | undefined {
  if (format === 'wei') return isGasPrice({ display }) ? 9 : 18
  if (format === 'octas') return 8
  if (format === 'lamports') return 9
  const decimals = display?.decimals === undefined ? undefined : fieldOf(row, display.decimals)
  return typeof decimals === 'number' && decimals >= 0 && decimals <= 77 ? decimals : undefined
}

/** Whether a number measures something; others name a thing, as a token id or a ledger version does. */
export const isMeasure = ({ display }: Meaning): boolean =>
  display?.as === 'amount' || display?.as === 'supply' || display?.as === 'quantity'

/** What one unit of gas costs, which nobody reads in whole coins. */
export const isGasPrice = ({ display }: Meaning): boolean => display?.as === 'gas-price'
