import type { Portfolio } from 'ledgerline/portfolio'

/** What a portfolio is worth, as text that never shows a part as the whole. */
export function portfolioValue({ usd, missing, unpriced, doubtful }: Portfolio): string {
  const value = usd.complete ? inDollars(usd.total) : `at least ${inDollars(usd.atLeast)}`
  const tokens = [...unpriced, ...doubtful.map(({ token }) => token)]
  const without = new Set([...missing.map(({ chain }) => chain), ...tokens.map(({ symbol = 'unnamed' }) => symbol)])
  return without.size > 0 ? `${value} without ${[...without].join(', ')}` : value
}

const inDollars = (usd: string): string => `$${Number(usd).toFixed(2)}` // rounded here alone: sums are exact
