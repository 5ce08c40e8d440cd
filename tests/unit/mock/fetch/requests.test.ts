import { describe, expect, test } from 'vitest'
import { createMockFetch } from '../../../../src/mock.js'
import { mockedClient } from '../../../support/mockedClient.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

describe('a request', () => {
  const get = async (url: string, key = 'test') => {
    const response = await createMockFetch({ apis: ['evm', 'aptosNode'] })(url, { headers: { 'x-api-key': key } })
    return { status: response.status, text: await response.text() }
  }

  test.each([
    'http://127.0.0.1:4010/evm/dateToBlock?date=2024-01-01T00:00:00Z',
    'https://proxy.example/chain/v1/evm/dateToBlock?date=2024-01-01T00:00:00Z',
    '/chain/evm/dateToBlock?date=2024-01-01T00:00:00Z',
    'https://deep-index.moralis.io/api/v2.2/dateToBlock?date=2024-01-01T00:00:00Z',
  ])('is answered at %s', async (url) => {
    expect(await get(url)).toMatchObject({ status: 200, text: expect.stringContaining('"block"') })
  })

  test('goes to the API that has its path where two share a host', async () => {
    const { client } = mockedClient()
    expect((await client.aptosNode.getBlockByHeight({ blockHeight: 212083206 }))?.blockHeight).toBe(212083206n)
    const coinTypeHashes = [`0x${'ab'.repeat(32)}`]
    expect(await client.aptos.getCoinInfoByCoinTypeHashes({ coinTypeHashes })).not.toEqual([])
  })

  test('to another place is not found, and says what is mocked', async () => {
    expect(await get('https://example.com/balance')).toMatchObject({
      status: 404,
      text: expect.stringContaining('No API is mocked at https://example.com/balance; there are /evm, /aptos-node'),
    })
    expect((await get('http://127.0.0.1/streams/stats')).status).toBe(404)
  })

  test.each([
    [`/evm/${address}/nfts`, 'Did you mean GET /{address}/nft, getWalletNFTs?'],
    [`/evm/wallets/${address}/networth`, 'Did you mean GET /wallets/{address}/net-worth, getWalletNetWorth?'],
    ['/evm/getLatestBlock', 'getLatestBlockNumber?'],
  ])('to %s, where nothing is, is told what was probably meant', async (path, told) => {
    expect(await get(`http://127.0.0.1${path}`)).toMatchObject({ status: 404, text: expect.stringContaining(told) })
  })

  test('that is to fail with a 400 is told of a value that it sent', async () => {
    const response = await createMockFetch()(`http://127.0.0.1/evm/${address}/nft`, {
      headers: { 'x-api-key': 'test', 'x-mock-fault': '400' },
    })
    expect(await response.json()).toEqual({ message: `address with value '${address}' is not valid` })
  })

  test.each(['', 'invalid'])('with the key %j is refused as the service does', async (key) => {
    expect((await get(`http://127.0.0.1/evm/${address}/balance`, key)).status).toBe(401)
  })

  test.each([
    ['to_block=soon', 'query to_block must be integer'],
    ['chain=0x1&toBlock=1', 'does not declare the query toBlock'],
  ])('with the query %s is refused, and told why', async (query, message) => {
    const { status, text } = await get(`http://127.0.0.1/evm/${address}/balance?${query}`)
    expect([status, text]).toEqual([400, expect.stringContaining(message)])
  })

  test('may be a Request, or have a body of bytes', async () => {
    const mock = createMockFetch()
    const init = { method: 'POST', headers: { 'x-api-key': 'test' } }
    const body = '{"tokens":[{"token_address":"0x12","colour":1}]}'
    for (const response of [
      await mock(new Request('http://127.0.0.1/evm/erc20/prices', { ...init, body })),
      await mock(new URL('http://127.0.0.1/evm/erc20/prices'), { ...init, body: new TextEncoder().encode(body) }),
    ])
      expect(await response.text()).toContain('body field tokens[0].colour')
  })

  test('waits as long as it is told', async () => {
    const { client } = mockedClient({ delay: 60 })
    const start = performance.now()
    await client.evm.getNativeBalance({ address })
    expect(performance.now() - start).toBeGreaterThan(55)
  })

  test('to an API that there is not is refused when the mock is made', () => {
    expect(() => createMockFetch({ apis: ['emv'] })).toThrow('There is no API emv')
    expect(() => createMockFetch({ apis: ['evms'] })).toThrow(/Did you mean evm\?/)
  })
})
