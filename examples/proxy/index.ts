// A proxy that keeps the key, and what a page may ask it: npm run example -- proxy
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, isLedgerlineError } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'
import { createProxy, toNodeListener } from 'ledgerline/proxy'
import { formatEvmNative } from 'ledgerline/values'
import { wallet } from '../client.js'

const key = process.env.LEDGERLINE_API_KEY

// Your server. Without a key, the documents' examples answer.
const proxy = createProxy({
  ...(key ? { apiKey: key } : { apiKey: 'test-key-of-the-server', fetch: createMockFetch() }),
  path: '/chain',
  allow: { evm: { getNativeBalance: true, getWalletNFTs: { pin: { chain: 'eth' }, max: { limit: 3 } } } },
  limitPerCaller: { requestsPerSecond: 10, budget: { units: 5_000, per: 'day' } },
  cache: { maxAge: 15_000 },
})
const server = createServer(toNodeListener(proxy)).listen(Number(process.env.PORT ?? 0), '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo // it listens on a port

// Your page. In a browser, baseUrl is '/chain'.
const client = createClient({ apiKey: null, baseUrl: `http://127.0.0.1:${port}/chain` })

const { balance } = await client.evm.getNativeBalance({ address: wallet, chain: 'eth' })
console.log('balance', formatEvmNative(balance), 'ETH')

let pages = 0
for await (const page of client.evm.getWalletNFTs({ address: wallet, chain: 'eth', limit: 100 }).pages()) {
  pages += 1
  console.log('page', pages, 'of', page.result.length)
  if (pages === 3) break
}

try {
  await client.evm.getBlock({ blockNumberOrHash: 18_908_000 })
} catch (error) {
  if (!isLedgerlineError(error)) throw error
  console.log('refused', error.code)
}
server.close()
