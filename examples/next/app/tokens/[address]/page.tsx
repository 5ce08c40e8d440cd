import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { createCaller } from 'ledgerline'
import { getWalletTokenBalancesPrice } from 'ledgerline/evm'
import { pagesQuery } from 'ledgerline/react'
import { connection } from 'next/server'
import { Suspense } from 'react'
import { createQueryClient } from '../../../lib/queries'
import { proxy } from '../../../lib/service'
import { Tokens } from './tokens'

type Props = { params: Promise<{ address: string }> }

export default function Page({ params }: Props) {
  return (
    <Suspense fallback={<p>Loading …</p>}>
      <FirstTokens params={params} />
    </Suspense>
  )
}

const caller = createCaller({
  apiKey: null,
  baseUrl: '/chain', // as in the browser, because it's part of the query key
  fetch: (url, init) => proxy(new Request(new URL(String(url), 'https://app.example'), init)),
})

async function FirstTokens({ params }: Props) {
  await connection() // TanStack Query reads Date.now()
  const { address } = await params
  const queryClient = createQueryClient()
  await queryClient.prefetchInfiniteQuery(pagesQuery(caller, getWalletTokenBalancesPrice, { address }))
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Tokens address={address} />
    </HydrationBoundary>
  )
}
