import type { Portfolio, PortfolioToken } from 'ledgerline/portfolio'
import { formatUnits } from 'ledgerline/values'
import { escapeInvisible } from '../ui/escapeInvisible.js'

/** The tokens of a portfolio as a page lists them. */
export interface Holdings {
  /** What is no spam, the most valuable first; what has no price comes last. */
  readonly shown: readonly PortfolioToken[]
  readonly spam: readonly PortfolioToken[]
  /** Names of the tokens that have no price. */
  readonly unpriced: readonly string[]
  /** Names of the tokens whose figures don't agree. */
  readonly doubtful: readonly string[]
}

/** Sorts the tokens of a portfolio by what they are worth, and sets spam aside. */
export function holdingsOf({
  tokens,
  unpriced,
  doubtful,
}: Pick<Portfolio, 'tokens' | 'unpriced' | 'doubtful'>): Holdings {
  const byValue = [...tokens].sort((a, b) => worthOf(b) - worthOf(a))
  return {
    shown: byValue.filter(({ spam }) => !spam),
    spam: byValue.filter(({ spam }) => spam),
    unpriced: unpriced.map(tokenName),
    doubtful: doubtful.map(({ token }) => tokenName(token)),
  }
}

/** What people call a token: its ticker or its name, else its address. */
export function tokenName({ symbol, name, token }: Pick<PortfolioToken, 'symbol' | 'name' | 'token'>): string {
  return escapeInvisible(symbol ?? name ?? token)
}

/** How much of a token there is, in whole tokens; of one without known decimals, in its smallest unit. */
export function amountOf({ amount, decimals }: Pick<PortfolioToken, 'amount' | 'decimals'>): string {
  return decimals === undefined ? `${amount} base units` : formatUnits(amount, decimals)
}

const worthOf = ({ usd }: PortfolioToken): number => (usd === undefined ? -1 : Number(usd)) // near enough to sort by
