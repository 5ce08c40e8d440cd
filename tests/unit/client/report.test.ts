import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { Issue } from '../../../src/index.js'
import { address, key, plainOperation, runServer } from './harness.js'

const harness = runServer()
let warn: MockInstance<typeof console.warn>
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const transactionHash = `0x${'ab'.repeat(32)}`

const transfer = {
  ...{ address, from_address: address, to_address: address, value: '1', block_number: '1' },
  ...{ block_hash: transactionHash, transaction_hash: transactionHash, block_timestamp: '2024-01-01T00:00:00.000Z' },
}

/** A row with a field that it can do without. */
const blemished = { ...transfer, possible_spam: 'perhaps' }

/** Two rows, each without what identifies it. */
const poisoned = { result: [{ token_address: 'cut short' }, { token_address: '0x12' }] }

describe('issues', () => {
  test('go to onIssue, every one, with the operation', async () => {
    const seen: [Issue, string][] = []
    harness.server.answer({ body: poisoned })
    const client = harness.client({ hooks: { onIssue: (issue, operation) => seen.push([issue, operation]) } })
    const { issues } = await client.evm.getWalletNFTs({ address })
    expect(issues.length).toBeGreaterThanOrEqual(2)
    expect(seen).toEqual(issues.map((issue) => [issue, 'getWalletNFTs']))
    expect(warn).not.toHaveBeenCalled()
  })

  test('without the hook the first of each operation is a warning, once for a client', async () => {
    harness.server.answer({ body: { result: [blemished, blemished] } })
    const client = harness.client()
    await client.evm.getWalletTokenTransfers({ address })
    await client.evm.getWalletTokenTransfers({ address })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(String(warn.mock.calls[0])).toMatch(/getWalletTokenTransfers.*\/result\/0\//)
    await client.evm.getTokenTransfers({ address })
    expect(warn).toHaveBeenCalledTimes(2)
    await harness.client().evm.getWalletTokenTransfers({ address })
    expect(warn).toHaveBeenCalledTimes(3)
  })

  test('of two operations that share an id each has its warning', async () => {
    harness.server.answer({ body: { usdPrice: 'much' } })
    const client = harness.client()
    await client.evm.getTokenPrice({ address })
    await client.solana.getTokenPrice({ address: 'So11111111111111111111111111111111111111112' })
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('the first that cost a row is a warning of its own, which a field before it does not hide', async () => {
    const bad = ['-1', '-2'].map((value) => ({ ...transfer, value }))
    harness.server.answer({ body: { result: [blemished, ...bad] } })
    const client = harness.client()
    const { result, issues } = await client.evm.getWalletTokenTransfers({ address })
    await client.evm.getWalletTokenTransfers({ address })
    expect(result).toHaveLength(1)
    expect(issues.flatMap(({ row }) => row ?? [])).toEqual(bad)
    expect(warn.mock.calls.flat()).toEqual([
      'ledgerline: getWalletTokenTransfers cannot read /result/0/possible_spam: expected boolean, got "perhaps"',
      'ledgerline: getWalletTokenTransfers cannot read /result/1/value: expected uint256, got "-1"; its row cannot be read',
    ])
  })

  test('a good answer warns of nothing', async () => {
    harness.server.answer({ body: { balance: '1' } })
    await harness.client().evm.getNativeBalance({ address })
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('hooks watch, and cannot break a call', () => {
  const fail = (): never => {
    throw new Error('the hook fails')
  }

  test.each(['onRequest', 'onResponse', 'onIssue', 'onDeprecated', 'onRetry'])('%s may throw', async (name) => {
    let count = 0
    harness.server.answer(() => (++count === 1 ? { status: 503, body: {} } : { body: poisoned }))
    const retries = { limit: 1, minDelay: 1, maxDelay: 2 }
    const client = harness.client({ retries, hooks: { onIssue: () => {}, [name]: fail } })
    await expect(client.evm.getWalletNFTs({ address })).resolves.toMatchObject({ result: [] })
  })

  test.each(['onRequest', 'onResponse', 'onIssue', 'onDeprecated', 'onRetry'])('%s may reject', async (name) => {
    let count = 0
    harness.server.answer(() => (++count === 1 ? { status: 503, body: {} } : { body: poisoned }))
    const retries = { limit: 1, minDelay: 1, maxDelay: 2 }
    const client = harness.client({ retries, hooks: { onIssue: () => {}, [name]: async () => fail() } })
    await expect(client.evm.getWalletNFTs({ address })).resolves.toMatchObject({ result: [] })
  })

  test('requests and responses are told, and no secret with them', async () => {
    const events: unknown[] = []
    const tell = (event: unknown): unknown => events.push(event)
    harness.server.answer({ body: {} })
    const client = harness.client({ hooks: { onRequest: tell, onResponse: tell } })
    await client.call(plainOperation({ bearer: true }), {})
    expect(events).toMatchObject([
      { operation: 'plain', method: 'GET', attempt: 1, url: `${harness.server.url}/evm/plain` },
      { operation: 'plain', status: 200, attempt: 1 },
    ])
    expect(JSON.stringify(events)).not.toContain(key)
  })
})

describe('operations that the provider has ended', () => {
  const input = { blockNumberOrHash: 1n }

  test('onDeprecated tells day and replacement, once for each operation of a client', async () => {
    const told: unknown[] = []
    harness.server.answer({ body: {} })
    const client = harness.client({ hooks: { onDeprecated: (...what) => told.push(what) } })
    await client.evm.getBlockStats(input).raw()
    await client.evm.getBlockStats(input).raw()
    expect(told).toEqual([
      ['getBlockStats', { status: 'removed', on: '2024-12-06', replacement: 'streams.createEvmStream' }],
    ])
  })

  test('one that only needs a plan is not told of', async () => {
    const told: unknown[] = []
    harness.server.answer({ body: {} })
    await harness
      .client({ hooks: { onDeprecated: (...what) => told.push(what) } })
      .evm.getDefiSummary({ address })
      .raw()
    expect(told).toEqual([])
  })

  test('the call still works, and nothing is warned of', async () => {
    harness.server.answer({ body: { transactions: { total: '2' }, nft_transfers: { total: '0' } } })
    await expect(harness.client().evm.getBlockStats(input)).resolves.toBeTypeOf('object')
    expect(warn).not.toHaveBeenCalled()
  })

  test('an operation that stays is not told of', async () => {
    const told: unknown[] = []
    harness.server.answer({ body: { balance: '1' } })
    await harness.client({ hooks: { onDeprecated: (...what) => told.push(what) } }).evm.getNativeBalance({ address })
    expect(told).toEqual([])
  })
})
