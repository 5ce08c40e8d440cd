import { formatEvmNative } from 'ledgerline/values'
import { cacheLife } from 'next/cache'
import { Suspense } from 'react'
import { client } from '../../../lib/service'
import { Transfers } from './transfers'

type Props = { params: Promise<{ address: string }> }

export default function Page({ params }: Props) {
  return (
    <Suspense fallback={<p>Loading …</p>}>
      <Wallet params={params} />
    </Suspense>
  )
}

async function Wallet({ params }: Props) {
  const { address } = await params
  const { balance, transfers } = await read(address)
  return (
    <main>
      <h1>{formatEvmNative(balance)} ETH</h1>
      <Transfers address={address} transfers={transfers} />
    </main>
  )
}

async function read(address: string) {
  'use cache'
  cacheLife('minutes')
  const [{ balance }, page] = await Promise.all([
    client.evm.getNativeBalance({ address }),
    client.evm.getWalletTokenTransfers({ address, limit: 3 }),
  ])
  return { balance, transfers: page.result }
}
