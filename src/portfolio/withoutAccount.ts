import { isXpub } from '../values/xpub.js'
import type { MissingHoldings } from './reading.js'
import type { Holding } from './token.js'

/**
 * Returns the wallets with several rows of a token that don't all name their account. Such rows may be one account
 * twice or two accounts; they count once, so the sum may be too small.
 */
export function withoutAccount(holdings: readonly Holding[]): readonly MissingHoldings[] {
  const unclear = new Map<string, MissingHoldings>()
  const first = new Map<string, Holding>()
  for (const row of holdings) {
    const { wallet, chain, token, account } = row
    if (row.source !== 'solana' && !isXpub(wallet)) continue // such a wallet is one account
    const key = `${wallet} ${chain} ${token}`
    const before = first.get(key)
    if (!before) first.set(key, row)
    else if (before.account === '' || account === '') unclear.set(`${wallet} ${chain}`, { wallet, chain, ...why })
  }
  return [...unclear.values()]
}

const why = { reason: 'failed', message: 'Some rows do not say which account holds them' } as const
