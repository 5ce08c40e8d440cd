import { getWalletTokenBalancesPrice } from 'ledgerline/evm'
import { usePages } from 'ledgerline/react'
import { formatUnits } from 'ledgerline/values'

/** What a wallet holds, a page at a time. */
export function Tokens({ address }: { readonly address: string }) {
  const { data, error, isPending, hasNextPage, fetchNextPage } = usePages(getWalletTokenBalancesPrice, { address })
  if (isPending) return <p>Loading …</p>
  const tokens = data?.pages.flatMap(({ result }) => result) ?? []
  return (
    <>
      <ul>
        {tokens.map(({ tokenAddress, symbol, balance, decimals }) => (
          <li key={tokenAddress}>
            {decimals === undefined ? `${balance}` : formatUnits(balance, decimals)} {symbol}
          </li>
        ))}
      </ul>
      {error && <p role="alert">{error.message}</p>}
      {hasNextPage && (
        <button type="button" onClick={() => fetchNextPage()}>
          {error ? 'Try again' : 'More'}
        </button>
      )}
    </>
  )
}
