import { createClient } from 'ledgerline'
import { createProxy } from 'ledgerline/proxy'
import { address, key } from './client.js'
import { rejectionOf, same } from './expect.js'

export const proxy = {
  async 'a proxy adds the key, reads page after page, and lets through what is allowed'({ url }) {
    const allow = { evm: { getWalletNFTs: true } }
    const answer = createProxy({ apiKey: key, baseUrl: `${url}/pages`, path: '/chain', allow })
    const fetch = (input, init) => answer(new Request(new URL(input, 'https://app.example'), init))
    const { evm } = createClient({ apiKey: null, baseUrl: '/chain', retries: 0, fetch })
    const ids = []
    for await (const { tokenId } of evm.getWalletNFTs({ address })) ids.push(tokenId)
    same(ids, [1n, 2n, 3n, 4n, 5n, 6n])
    same((await rejectionOf(evm.getNativeBalance({ address }))).code, 'PERMISSION_DENIED')
  },
}
