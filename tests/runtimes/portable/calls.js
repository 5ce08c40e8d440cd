import { createCaller, paginate } from 'ledgerline'
import { getNativeBalance, getWalletNFTs } from 'ledgerline/evm'
import { createRawClient } from 'ledgerline/raw'
import { address, clientOf, key } from './client.js'
import { holds, same } from './expect.js'

const transactionHash = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060'

export const calls = {
  async 'an answer is decoded to bigint, Date and lower-case addresses'(context) {
    const transaction = await clientOf(context, 'plain').evm.getTransaction({ transactionHash })
    same(transaction.value, 31337n)
    same(transaction.blockTimestamp, new Date('2015-08-07T03:30:33.000Z'))
    same(transaction.from, '0xa1e4380a3b1f749673e270229993ee55f35663b4')
  },

  async 'an answer can be cloned by structuredClone'(context) {
    const transaction = await clientOf(context, 'plain').evm.getTransaction({ transactionHash })
    same(structuredClone(transaction), transaction)
  },

  async 'withResponse tells the status, the headers and the attempts'(context) {
    const call = clientOf(context, 'plain').evm.getNativeBalance({ address, chain: 'eth' })
    const { data, raw, response, issues } = await call.withResponse()
    same(data, { balance: 32072641059427543093n })
    same(raw, { balance: '32072641059427543093' })
    same([response.status, response.attempts, issues], [200, 1, []])
    same(response.headers.get('content-type'), 'application/json')
    holds(response.url.endsWith(`/plain/evm/${address.toLowerCase()}/balance?chain=0x1`), response.url)
    holds(response.elapsed >= 0, `elapsed ${response.elapsed}`)
  },

  async 'an answer packed with gzip is decoded'(context) {
    same(await clientOf(context, 'gzip').evm.getNativeBalance({ address }), { balance: 32072641059427543093n })
  },

  async 'a number beyond 2^53 keeps every digit'(context) {
    same(await clientOf(context, 'digits').evm.getNativeBalance({ address }), { balance: 123456789012345678901234567n })
  },

  async 'for await reads every item of three pages'(context) {
    const ids = []
    for await (const nft of clientOf(context, 'pages').evm.getWalletNFTs({ address })) ids.push(nft.tokenId)
    same(ids, [1n, 2n, 3n, 4n, 5n, 6n])
  },

  async 'for await over pages can be left early'(context) {
    for await (const page of clientOf(context, 'pages').evm.getWalletNFTs({ address }).pages()) {
      same([page.result.length, page.hasNext()], [2, true])
      break
    }
  },

  async 'a caller with constants pages and calls as a client does'({ url }) {
    const caller = createCaller({ apiKey: key, baseUrl: `${url}/pages` })
    const ids = []
    for await (const nft of paginate(caller, getWalletNFTs, { address })) ids.push(nft.tokenId)
    same(ids.length, 6)
    const plain = createCaller({ apiKey: key, baseUrl: `${url}/plain` })
    same(await plain.call(getNativeBalance, { address }), { balance: 32072641059427543093n })
  },

  async 'a 404 of a nullable operation is null'(context) {
    same(await clientOf(context, 'missing').evm.getTransaction({ transactionHash }), null)
  },

  async 'the headers say who asks, from what kind of runtime, with the key'(context) {
    const client = clientOf(context, 'plain', { headers: { 'x-own': 'yes' } })
    const headers = await client.request({ api: 'evm', method: 'GET', path: '/headers' })
    same(headers['x-moralis-build-target'], context.target)
    same(headers['x-moralis-platform'], 'ledgerline')
    holds(/^\d+\.\d+\.\d+/.test(headers['x-moralis-platform-version']), headers['x-moralis-platform-version'])
    same([headers['x-api-key'], headers['x-own'], headers.accept], [key, 'yes', 'application/json'])
  },

  async 'a body is sent as JSON, with bigints as decimal text'(context) {
    const body = { amount: 2n ** 70n, text: 'naïve 🦊' }
    const client = clientOf(context, 'plain')
    const seen = await client.request({ api: 'streams', method: 'POST', path: '/echo', body })
    same(seen, { method: 'POST', type: 'application/json', body: { amount: String(2n ** 70n), text: 'naïve 🦊' } })
  },

  async 'forty calls at once are all answered, under one signal'(context) {
    const client = clientOf(context, 'plain')
    const { signal } = new AbortController()
    const one = () => client.evm.getNativeBalance({ address }, { signal })
    const answers = await Promise.all(Array.from({ length: 40 }, one))
    holds(
      answers.every(({ balance }) => balance === 32072641059427543093n),
      'another balance',
    )
  },

  async 'the raw client gives the wire as it is'({ url }) {
    const raw = createRawClient('evm', { apiKey: key, baseUrl: `${url}/plain` })
    const { data } = await raw.GET('/{address}/balance', { params: { path: { address } } })
    same(data, { balance: '32072641059427543093' })
  },
}
