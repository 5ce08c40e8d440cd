import { describe, expect, test } from 'vitest'
import { AuthenticationError, RateLimitError, TimeoutError } from '../../../../src/index.js'
import { createMockFetch, type MockFetchOptions } from '../../../../src/mock.js'
import { allEntries } from '../../../support/catalogue.js'
import { mockedClient } from '../../../support/mockedClient.js'
import { watchTimers } from '../../../support/watchTimers.js'

const entries = await allEntries()
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'

describe('a fault', () => {
  test('may be that of every operation', async () => {
    const { client } = mockedClient({ faults: '429:60' })
    await expect(client.evm.getNativeBalance({ address })).rejects.toThrow(RateLimitError)
    await expect(client.aptosNode.estimateGasPrice()).rejects.toThrow(RateLimitError)
  })

  test('may be that of one operation, and the others answer', async () => {
    const { client } = mockedClient({ faults: { getBlock: '500' } })
    await expect(client.evm.getBlock({ blockNumberOrHash: 1 })).rejects.toThrow(/500/)
    expect((await client.evm.getNativeBalance({ address })).balance).toBeGreaterThan(0n)
  })

  test('of an id that several APIs have needs its API, unless a function gives it by the inputs', async () => {
    const mint = 'So11111111111111111111111111111111111111112'
    const outcomes = async (faults: MockFetchOptions['faults']) => {
      const { client } = mockedClient({ faults })
      const calls = [client.evm.getTokenPrice({ address }), client.solana.getTokenPrice({ address: mint })]
      return (await Promise.allSettled(calls)).map((outcome) =>
        'reason' in outcome ? outcome.reason.status : 'answered',
      )
    }
    expect(() => createMockFetch({ faults: Object({ getTokenPrice: '500' }) })).toThrow(
      "Say which one: 'evm.getTokenPrice' or 'solana.getTokenPrice' or 'universal.getTokenPrice'",
    )
    expect(await outcomes({ getTokenPrice: () => '500' })).toEqual([500, 500])
    expect(await outcomes({ 'solana.getTokenPrice': '500' })).toEqual(['answered', 500])
    expect(await outcomes({ getTokenPrice: () => '500', 'evm.getTokenPrice': '404' })).toEqual([404, 500])
    expect(() => createMockFetch({ faults: Object({ 'solana.getTokenPrise': '500' }) })).toThrow(
      'Did you mean solana.getTokenPrice?',
    )
  })

  test('may pass, so that a retry succeeds', async () => {
    const { client } = mockedClient({ faults: '429:0x2' }, { retries: { limit: 2, minDelay: 0 } })
    const { response } = await client.evm.getNativeBalance({ address }).withResponse()
    expect(response.attempts).toBe(3)
  })

  test('of the header goes before that of the option', async () => {
    const { client } = mockedClient({ faults: '500' })
    const call = (fault: string) => client.evm.getNativeBalance({ address }, { headers: { 'x-mock-fault': fault } })
    expect((await call('none')).balance).toBeGreaterThan(0n)
    await expect(call('401')).rejects.toThrow(AuthenticationError)
  })

  test('that poisons an answer is an issue, and the other rows are read', async () => {
    const { client, issues } = mockedClient({ faults: { getWalletNFTs: 'poison' } })
    const { result } = await client.evm.getWalletNFTs({ address })
    expect(result.length).toBeGreaterThan(0)
    expect(issues).not.toEqual([])
  })

  test('that resets the connection is one without an answer', async () => {
    const { client } = mockedClient({ faults: 'reset' })
    await expect(client.evm.getNativeBalance({ address })).rejects.toMatchObject({ code: 'CONNECTION_FAILED' })
  })

  test.each(['timeout', 'slow'])('%s is ended by the timeout of a call, and leaves no timer behind', async (fault) => {
    const { client } = mockedClient({ faults: fault }, { timeout: 50 })
    const timers = watchTimers()
    const calls = Array.from({ length: 20 }, () => client.evm.getNativeBalance({ address }).catch((error) => error))
    for (const error of await Promise.all(calls)) expect(error).toBeInstanceOf(TimeoutError)
    expect(timers()).toBe(0)
  })

  test('of time is ended by the signal of a call, with its own reason', async () => {
    const { client } = mockedClient({ faults: 'timeout', delay: 10 })
    const reason = new Error('changed my mind')
    const stopping = new AbortController()
    const call = client.evm.getNativeBalance({ address }, { signal: stopping.signal })
    setTimeout(() => stopping.abort(reason), 30)
    await expect(call).rejects.toBe(reason)
  })

  test('that there is not is refused when the mock is made', () => {
    expect(() => createMockFetch({ faults: 'flood' })).toThrow(/Invalid option: faults = "flood"\n.*timeout, reset/)
    expect(() => createMockFetch({ faults: { getBlock: '42' } })).toThrow('Invalid option: faults.getBlock = "42"')
  })

  test('of an operation that there is not is refused, with the name that was probably meant', () => {
    expect(() => createMockFetch({ faults: Object({ getBlok: '500' }) })).toThrow(
      'Invalid option: faults.getBlok: no mocked API has this operation\n  → Did you mean getBlock?',
    )
  })

  test('may be that of any operation there is', () => {
    const faults = Object.fromEntries(entries.map(({ api, id }) => [`${api}.${id}`, '500']))
    expect(() => createMockFetch({ faults })).not.toThrow()
  })

  test('of an operation of an API that does not answer is refused', () => {
    const faults = { createEvmStream: '500' }
    expect(() => createMockFetch({ faults })).not.toThrow()
    expect(() => createMockFetch({ faults, apis: ['evm'] })).toThrow('faults.createEvmStream: no mocked API')
  })
})

describe('a fault by input', () => {
  test('is that of the calls for which the function gives one', async () => {
    const { client } = mockedClient({
      faults: { getTokenPrice: (input) => (input.chain === '0x89' ? '500' : undefined) },
    })
    const price = (chain: string) => client.evm.getTokenPrice({ address, chain })
    await expect(price('polygon')).rejects.toMatchObject({ status: 500 })
    expect((await price('eth')).usdPrice).toBeGreaterThan(0)
    const mint = 'So11111111111111111111111111111111111111112'
    expect((await client.solana.getTokenPrice({ address: mint })).usdPrice).toBeDefined()
  })

  test('may pass, be slow or poison, and gives way to the header', async () => {
    const faults = { getNativeBalance: () => '429:0x2' } as const
    const { client } = mockedClient({ faults }, { retries: { limit: 2, minDelay: 0 } })
    const { response } = await client.evm.getNativeBalance({ address }).withResponse()
    expect(response.attempts).toBe(3)
    const poisoned = mockedClient({ faults: { getWalletNFTs: () => 'poison' } })
    await poisoned.client.evm.getWalletNFTs({ address })
    const found = poisoned.issues.length
    expect(found).toBeGreaterThan(0)
    await poisoned.client.evm.getWalletNFTs({ address }, { headers: { 'x-mock-fault': 'none' } })
    expect(poisoned.issues).toHaveLength(found)
  })

  test('that there is not is the cause of the failure', async () => {
    const { client } = mockedClient({ faults: { getBlock: () => 'flood' } })
    const error = await client.evm.getBlock({ blockNumberOrHash: 1 }).catch((reason: unknown) => reason)
    expect(String(Object(error).cause?.message ?? error)).toContain('Invalid option: faults.getBlock = "flood"')
  })
})

test('a slow body that nobody reads to its end leaves no timer behind', async () => {
  const mock = createMockFetch({ faults: 'slow' })
  const timers = watchTimers()
  const leave = async () => {
    const { body } = await mock('http://x.test/evm/web3/version', { headers: { 'x-api-key': 'test' } })
    const reader = body?.getReader()
    await reader?.read()
    const next = reader?.read()
    await reader?.cancel()
    await next
  }
  await Promise.all(Array.from({ length: 20 }, leave))
  expect(timers()).toBe(0)
})
