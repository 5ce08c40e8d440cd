import { QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, Suspense } from 'react'
import { type Caller, createCaller } from '../../../src/client/caller.js'
import { getBlock, getNativeBalance, getWalletNFTs } from '../../../src/evm.js'
import {
  deserializeData,
  LedgerlineProvider,
  operationQuery,
  pagesQuery,
  serializeData,
  useLedgerline,
  useOperation,
  usePages,
} from '../../../src/react.js'

export const wallet = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

/** What the server reads before it renders, and what the browser must then not read again. */
const balanceInput = { address: wallet, toBlock: 10n ** 20n }
const blockInput = { blockNumberOrHash: 10n ** 20n }
const nftsInput = { address: wallet, limit: 2 }

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000 }, dehydrate: { serializeData }, hydrate: { deserializeData } },
  })
}

export const callerOf = (baseUrl: string): Caller => createCaller({ apiKey: null, baseUrl })

export function Providers(props: { queryClient: QueryClient; client: Caller; children: ReactNode }): ReactElement {
  return (
    <QueryClientProvider client={props.queryClient}>
      <LedgerlineProvider client={props.client}>{props.children}</LedgerlineProvider>
    </QueryClientProvider>
  )
}

export async function prefetchWallet(queryClient: QueryClient, client: Caller): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(operationQuery(client, getNativeBalance, balanceInput)),
    queryClient.prefetchQuery(operationQuery(client, getBlock, blockInput)),
    queryClient.prefetchInfiniteQuery(pagesQuery(client, getWalletNFTs, nftsInput)),
  ])
}

/** The page that is rendered on the server and hydrated in the browser. */
export function Wallet(): ReactElement {
  const { data } = useOperation(getNativeBalance, balanceInput)
  return (
    <main>
      <p id="balance">{data ? `${data.balance / 10n ** 18n} ether` : 'reading'}</p>
      <Suspense fallback={<p id="fallback">waiting</p>}>
        <Block />
      </Suspense>
      <Nfts />
    </main>
  )
}

function Block(): ReactElement {
  const { data } = useSuspenseQuery(operationQuery(useLedgerline(), getBlock, blockInput))
  return <p id="block">{data === null ? 'no such block' : String(data.number)}</p>
}

export function Nfts(): ReactElement {
  const { data, error, hasNextPage, fetchNextPage } = usePages(getWalletNFTs, nftsInput)
  const rows = data?.pages.flatMap((page) => page.result) ?? []
  return (
    <section>
      <ul id="nfts">
        {rows.map((nft) => (
          <li key={String(nft.tokenId)}>
            #{String(nft.tokenId)} {nft.lastTokenUriSync?.getUTCFullYear()}
          </li>
        ))}
      </ul>
      <p id="end">{error?.message ?? (hasNextPage ? 'more' : 'all')}</p>
      <button id="next" type="button" onClick={() => fetchNextPage()}>
        next
      </button>
    </section>
  )
}
