import { expect, test } from 'vitest'
import { getNativeBalance, getWalletTokenTransfers } from '../../src/evm.js'
import { createCaller } from '../../src/index.js'
import { createLimiter } from '../../src/limits.js'
import { getTokenBalances } from '../../src/universal.js'
import { answer, type Behaviour, type SeenRequest, stalledHeaders } from '../support/faultServer.js'
import { serveFaults } from './harness.js'

const run = serveFaults()
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const on = (...chains: readonly string[]) => chains.map((chain) => ({ address, chain }))

/** Serves each request by its chain. */
const byChain =
  (behaviours: Readonly<Record<string, Behaviour>>): Behaviour =>
  (response, request) =>
    (behaviours[chainOf(request) ?? ''] ?? balance)(response, request)
const chainOf = ({ path }: SeenRequest): string | null => new URL(path, 'http://host').searchParams.get('chain')
const balance: Behaviour = (response, request) => answer(200, '{"balance":"5"}')(response, request)
const callerOf = (options = {}) =>
  createCaller({ apiKey: 'k', baseUrl: run.server.url, retries: { limit: 1, minDelay: 1, maxDelay: 1 }, ...options })

test('a chain that responds with 500, and one that hangs past its timeout, are missing as failed', async () => {
  run.server.next(byChain({ '0x89': answer(500, '{}'), '0x2105': stalledHeaders }))
  const many = await callerOf({ timeout: 300 }).many(getNativeBalance, on('eth', 'polygon', 'base'))
  expect(many.complete).toBe(false)
  expect(many.results).toMatchObject([{ input: { chain: 'eth' }, data: { balance: 5n }, issues: [] }])
  expect(many.missing).toMatchObject([
    { input: { chain: 'polygon' }, reason: 'failed', error: { code: 'SERVER_ERROR' } },
    { input: { chain: 'base' }, reason: 'failed', error: { code: 'TIMEOUT' } },
  ])
  expect(many.sum((data) => data.balance)).toEqual({ complete: false, atLeast: 5n })
  expect(() => many.assertComplete()).toThrow(
    expect.objectContaining({ code: 'INCOMPLETE_ANSWER', missing: many.missing, cause: many.missing[0]?.error }),
  )
})

test('retry calls again for what is missing alone, and returns a new answer', async () => {
  run.server.next(byChain({ '0x89': answer(500, '{}') }))
  const first = await callerOf().many(getNativeBalance, on('eth', 'polygon', 'base'))
  run.server.next(balance)
  const asked = run.server.seen.length
  const second = await first.retry()
  expect(run.server.seen.slice(asked).map(chainOf)).toEqual(['0x89'])
  expect(second.assertComplete().results.map(({ input }) => input.chain)).toEqual(['eth', 'polygon', 'base'])
  expect(second.sum((data) => data.balance)).toEqual({ complete: true, total: 15n })
  expect(first).toMatchObject({ complete: false, missing: [{ reason: 'failed' }] })
})

test('an abort midway resolves: what was on its way and what was not asked are missing as aborted', async () => {
  const controller = new AbortController()
  run.server.next(balance, stalledHeaders)
  const before = run.server.seen.length
  const pending = callerOf().many(getNativeBalance, on('eth', 'polygon', 'base'), {
    concurrency: 1,
    signal: controller.signal,
  })
  await run.server.arrived(before + 2)
  controller.abort('the user left')
  const many = await pending
  expect(many.results).toHaveLength(1)
  expect(many.missing).toEqual([
    {
      input: { address, chain: 'polygon' },
      reason: 'aborted',
      error: expect.objectContaining({ cause: 'the user left' }),
    },
    { input: { address, chain: 'base' }, reason: 'aborted' },
  ])
  run.server.next(balance)
  expect((await many.retry()).complete).toBe(true)
})

test('a budget that ends midway is the reason of what it does not cover', async () => {
  run.server.next(balance)
  const limiter = createLimiter({ requestsPerSecond: 1000, budget: { units: 20 } })
  const many = await callerOf({ limiter }).many(getNativeBalance, on('eth', 'polygon', 'base', 'bsc'), {
    concurrency: 1,
  })
  expect(many.results).toHaveLength(2)
  expect(many.missing).toMatchObject([
    { input: { chain: 'base' }, reason: 'budget', error: { code: 'BUDGET_EXCEEDED' } },
    { input: { chain: 'bsc' }, reason: 'budget' },
  ])
})

test.each([
  ['a wrong key', 401, '{"message":"Token is invalid"}', 'failed'],
  ['a plan without the operation', 403, '{"message":"C0007"}', 'failed'],
  [
    'a spent quota',
    401,
    '{"message":"Validation service blocked: Your plan: free-plan-daily total included usage has been consumed"}',
    'stopped',
  ],
])('%s stops the run: no more calls are sent than run at once', async (_, status, body, reason) => {
  run.server.next(answer(status, body))
  const before = run.server.seen.length
  const inputs = Array.from({ length: 50 }, () => ({ address }))
  const many = await callerOf().many(getNativeBalance, inputs, { concurrency: 3 })
  expect(run.server.seen.length - before).toBeLessThanOrEqual(3)
  expect(many.missing).toHaveLength(50)
  expect(many.missing[0]).toMatchObject({ reason, error: { status } })
  expect(many.missing[49]).toEqual({ input: { address }, reason: 'stopped' })
})

test('a chain that a Universal response names as failed is missing under its input, beside the result', async () => {
  const failed = { chainId: '0x89', code: 'INTERNAL_SERVER_ERROR', error: 'no node' }
  run.server.next(
    answer(200, JSON.stringify({ result: [], cursor: null, meta: { syncedAt: {}, failedChains: [failed] } })),
  )
  const input = { walletAddressOrPublicKey: address, chains: ['eth', 'polygon'] }
  const many = await callerOf().many(getTokenBalances, [input])
  expect(many.results).toHaveLength(1)
  expect(many.missing).toEqual([
    { input, reason: 'failed', chain: '0x89', code: 'INTERNAL_SERVER_ERROR', message: 'no node' },
  ])
  expect(many.sum((page) => BigInt(page.result.length))).toEqual({ complete: false, atLeast: 0n })
})

const page = (cursor: string | null): Behaviour =>
  answer(200, JSON.stringify({ result: [], cursor, page: 0, page_size: 100 }))

test('a list that stops midway is missing with the cursor where it goes on', async () => {
  run.server.next(page('second'), answer(500, '{}'))
  const many = await callerOf().many(getWalletTokenTransfers, [{ address }], { all: { max: 10 } })
  expect(many.results).toEqual([])
  expect(many.missing).toMatchObject([{ reason: 'failed', cursor: 'second', error: { code: 'SERVER_ERROR' } }])
})

test('an error of onResult ends the run and rejects it, unchanged', async () => {
  run.server.next(balance)
  const before = run.server.seen.length
  const error = new Error('disk full')
  const pending = callerOf().many(getNativeBalance, on('eth', 'polygon', 'base'), {
    concurrency: 1,
    onResult: () => Promise.reject(error),
  })
  await expect(pending).rejects.toBe(error)
  expect(run.server.seen.length).toBe(before + 1)
})
