import { describe, expect, test } from 'vitest'
import { createMockFetch } from '../../../../src/mock.js'
import { allEntries } from '../../../support/catalogue.js'
import { mockedClient } from '../../../support/mockedClient.js'

const entries = await allEntries()
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

describe('an answer of one’s own', () => {
  const other = `0x${'2B'.repeat(20)}` as const

  test('is given by the inputs of the call; where there is none, the document answers', async () => {
    const seen: unknown[] = []
    const { client } = mockedClient({
      answers: {
        'evm.getNativeBalance': (input) => {
          seen.push(input)
          return input.chain === '0x89' ? { balance: '7' } : undefined
        },
      },
    })
    expect(await client.evm.getNativeBalance({ address: other, chain: 'polygon' })).toMatchObject({ balance: 7n })
    expect((await client.evm.getNativeBalance({ address })).balance).toBeGreaterThan(7n)
    expect(seen).toEqual([
      { address: other.toLowerCase(), chain: '0x89' },
      { address, chain: '0x1' },
    ])
  })

  test('is not marked as an example', async () => {
    const { client } = mockedClient({ answers: { getNativeBalance: () => ({ balance: '7' }) } })
    const { response } = await client.evm.getNativeBalance({ address }).withResponse()
    expect(response.headers.get('x-mock-example')).toBe(null)
  })

  test('may be asynchronous, null, have bigints and dates, or be a response, also the same one twice', async () => {
    const refusal = Response.json({ message: 'Not today' }, { status: 418 })
    const { client } = mockedClient({
      answers: {
        getNativeBalance: async () => Object({ balance: 7n }),
        getBlock: () => null,
        getTransaction: () => refusal,
      },
    })
    expect((await client.evm.getNativeBalance({ address })).balance).toBe(7n)
    expect(await client.evm.getBlock({ blockNumberOrHash: 1 })).toBe(null)
    const transactionHash = `0x${'ab'.repeat(32)}`
    for (const _ of [1, 2])
      await expect(client.evm.getTransaction({ transactionHash })).rejects.toThrow(/418.*Not today/)
  })

  test('has the inputs of the path, the query and the body, under the names and with the types of code', async () => {
    const seen: unknown[] = []
    const see = (input: unknown): undefined => void seen.push(input)
    const { client } = mockedClient({ answers: { getWalletTransactions: see, 'evm.getMultipleTokenPrices': see } })
    const fromDate = new Date('2024-01-01T00:00:00Z')
    await client.evm.getWalletTransactions({ address: other, fromBlock: 5n, fromDate, limit: 3, chain: 1 })
    await client.evm.getMultipleTokenPrices({ tokens: [{ tokenAddress: other }], include: 'percent_change' })
    expect(seen).toEqual([
      { address: other.toLowerCase(), chain: '0x1', fromBlock: 5n, fromDate, limit: 3 },
      { chain: '0x1', include: 'percent_change', tokens: [{ tokenAddress: other.toLowerCase() }] },
    ])
  })

  test('is asked only about what the document accepts, and what it throws is the cause of the failure', async () => {
    const mistake = new Error('a slip of the pen')
    const asked: unknown[] = []
    const { client, mock } = mockedClient({
      answers: {
        getNativeBalance: (input) => {
          asked.push(input)
          throw mistake
        },
      },
    })
    const url = `https://deep-index.moralis.io/api/v2.2/${address}/balance?chian=0x1`
    expect((await mock(url, { headers: { 'x-api-key': 'test' } })).status).toBe(400)
    expect(asked).toEqual([])
    await expect(client.evm.getNativeBalance({ address })).rejects.toMatchObject({
      cause: { message: mistake.message },
    })
  })

  test('goes wrong as any other does', async () => {
    const { client, issues } = mockedClient({
      answers: { getBlock: () => null },
      faults: { getBlock: '500', getNativeBalance: 'poison' },
    })
    await expect(client.evm.getBlock({ blockNumberOrHash: 1 })).rejects.toMatchObject({ status: 500 })
    expect(issues).toEqual([])
  })

  test.each([
    [{ getNativeBalanse: () => null }, 'Invalid option: answers.getNativeBalanse: no mocked API', 'getNativeBalance?'],
    [{ 'evm.getNativeBalanse': () => null }, 'answers.evm.getNativeBalanse: no mocked', 'evm.getNativeBalance?'],
    [
      { getTokenPrice: () => null },
      'several APIs have this operation',
      "'evm.getTokenPrice' or 'solana.getTokenPrice'",
    ],
    [{ getBlock: { number: '1' } }, 'Invalid option: answers.getBlock', 'Pass a function'],
    [{ isPrototypeOf: () => null }, 'answers.isPrototypeOf: no mocked API has this operation', 'Takes operation ids'],
    ['getBlock', 'Invalid option: answers = getBlock', 'Pass {'],
  ])('that cannot be given is refused: %o', (answers, message, hint) => {
    expect(() => createMockFetch(Object({ answers }))).toThrow(message)
    expect(() => createMockFetch(Object({ answers }))).toThrow(hint)
  })

  test('may be that of every operation there is', () => {
    const answers = Object.fromEntries(entries.map(({ api, id }) => [`${api}.${id}`, () => undefined]))
    expect(() => createMockFetch({ answers })).not.toThrow()
  })
})
