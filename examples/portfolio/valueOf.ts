import type { Portfolio } from 'ledgerline/portfolio'

/** What a portfolio is worth, as text that never shows a part as the whole. */
export function portfolioValue({ usd, missing, unpriced }: Portfolio): string {
  const value = usd.complete ? inDollars(usd.total) : `at least ${inDollars(usd.atLeast)}`
  const without = new Set([...missing.map(({ chain }) => chain), ...unpriced.map(({ symbol = 'unnamed' }) => symbol)])
  return without.size > 0 ? `${value} without ${[...without].join(', ')}` : value
}

const inDollars = (usd: string): string => `$${Number(usd).toFixed(2)}` // rounded here alone: sums are exact
