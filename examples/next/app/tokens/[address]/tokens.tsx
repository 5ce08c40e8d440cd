'use client'

import { getWalletTokenBalancesPrice } from 'ledgerline/evm'
import { usePages } from 'ledgerline/react'
import { formatUnits } from 'ledgerline/values'

export function Tokens({ address }: { address: string }) {
  const { data, error, hasNextPage, fetchNextPage } = usePages(getWalletTokenBalancesPrice, { address })
  const tokens = data?.pages.flatMap(({ result }) => result) ?? []
  return (
    <main>
      <ul>
        {tokens.map(({ tokenAddress, symbol, balance, decimals }) => (
          <li key={tokenAddress}>
            {decimals === undefined ? `${balance}` : formatUnits(balance, decimals)} {symbol}
          </li>
        ))}
      </ul>
      {error && <p>{error.message}</p>}
      {hasNextPage && (
        <button type="button" onClick={() => fetchNextPage()}>
          More
        </button>
      )}
    </main>
  )
}
