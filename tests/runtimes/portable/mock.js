import { createClient } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'
import { address } from './client.js'
import { holds, rejectionOf, same } from './expect.js'

export const mock = {
  async 'a mock answers in the process, page after page'() {
    const { evm } = createClient({ apiKey: 'test', fetch: createMockFetch() })
    same((await evm.getNativeBalance({ address })).balance, 32072641059427543093n)
    const ids = []
    for await (const { tokenId } of evm.getWalletNFTs({ address })) ids.push(tokenId)
    holds(ids.length > 3, `${ids.length} rows`)
  },

  async 'a mock fails as it is told, and a timeout ends what it never answers'() {
    const fetch = createMockFetch({ faults: { getNativeBalance: 'timeout', getTransaction: '401' } })
    const { evm } = createClient({ apiKey: 'test', fetch, retries: 0, timeout: 50 })
    same((await rejectionOf(evm.getNativeBalance({ address }))).name, 'TimeoutError')
    same((await rejectionOf(evm.getTransaction({ transactionHash: `0x${'ab'.repeat(32)}` }))).status, 401)
  },

  async 'a mock remembers streams until it is reset'() {
    const fetch = createMockFetch()
    const { streams } = createClient({ apiKey: 'test', fetch })
    const { total } = await streams.getEvmStreams({ limit: 1 })
    const stream = {
      webhookUrl: 'https://example.org/hook',
      description: 'Mine',
      tag: 'mine',
      chainIds: ['0x1'],
      includeNativeTxs: true,
    }
    await streams.createEvmStream(stream)
    same((await streams.getEvmStreams({ limit: 1 })).total, total + 1)
    fetch.reset()
    same((await streams.getEvmStreams({ limit: 1 })).total, total)
  },
}
