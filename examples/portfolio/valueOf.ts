import type { Client } from 'ledgerline'

/** What a wallet holds on one chain, in US dollars. */
export interface ChainValue {
  readonly chain: string
  readonly usd: number
  /** Symbols of tokens that nobody has a price for: they are not in the sum. */
  readonly unpriced: readonly string[]
}

/** Adds up what a wallet holds, chain by chain. All chains are asked at once. */
export function portfolioValue(
  client: Pick<Client, 'evm'>,
  address: string,
  chains: readonly string[],
): Promise<readonly ChainValue[]> {
  return Promise.all(
    chains.map(async (chain) => {
      const tokens = await client.evm
        .getWalletTokenBalancesPrice({ address, chain, excludeSpam: true })
        // More would reject the whole portfolio, and wallets that are sent airdrops hold thousands of tokens.
        .toArray({ max: 20_000 })
      const priced = tokens.filter(({ usdValue }) => usdValue !== undefined && usdValue !== null)
      const unpriced = tokens.filter((token) => !priced.includes(token)).map(({ symbol }) => symbol ?? 'unnamed')
      return { chain, usd: priced.reduce((sum, { usdValue }) => sum + (usdValue ?? 0), 0), unpriced }
    }),
  )
}
