import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { getNativeBalance, getWalletNFTs } from '../../../../src/evm.js'
import { createCaller, createClient, isLedgerlineError } from '../../../../src/index.js'
import { createMockFetch } from '../../../../src/mock.js'
import { getAddressesByXpub, getTokenBalances } from '../../../../src/universal.js'
import { pagedOperation } from '../harness.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const xpub =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'
const clientOf = (options = {}) => createClient({ apiKey: 'k', fetch: createMockFetch(options) })

test('an invalid input is refused by its index before anything is sent', async () => {
  let sent = 0
  const client = createClient({ apiKey: 'k', fetch: async () => Response.json({ balance: String(sent++) }) })
  await expect(client.many(getNativeBalance, [{ address }, { address: 'vitalik' }])).rejects.toThrow(
    expect.objectContaining({ name: 'InputError', message: expect.stringMatching(/^inputs\[1\]: /) }),
  )
  await expect(client.many(getNativeBalance, { address } as never)).rejects.toThrow(/^Param inputs takes a list/)
  expect(sent).toBe(0)
})

test.each([
  [{ concurrency: 0 }, /^Invalid option: concurrency = 0/],
  [{ concurency: 2 }, /^Unknown option: concurency\n {2}→ Did you mean concurrency/],
  [{ all: { max: 10 } }, /^getNativeBalance has no pages/],
  [{ all: {} }, /^Invalid option: all\.max/],
])('option %j is refused', async (options, message) => {
  await expect(clientOf().many(getNativeBalance, [{ address }], options as never)).rejects.toThrow(message)
})

test('a method of a client stands for its operation; anything else is refused', async () => {
  const client = clientOf()
  const answer = await client.many(client.evm.getWalletNFTs, [{ address }, { address, chain: 'polygon' }])
  expect(answer.complete).toBe(true)
  const rows = answer.rows((page) => page.result)
  expect(rows).toHaveLength(answer.results.reduce((sum, { data }) => sum + data.result.length, 0))
  expect(rows.at(-1)?.input.chain).toBe('polygon')
  await expect(client.many((() => undefined) as never, [])).rejects.toThrow('Expected an operation')
})

test('with all, data is the rows of every page; a list with more rows than max is missing with its cursor', async () => {
  const client = clientOf()
  const whole = await client.many(getWalletNFTs, [{ address, limit: 2 }], { all: { max: 1000 } })
  const [{ data: rows } = { data: [] }] = whole.assertComplete().results
  expect(rows.length).toBeGreaterThan(2)
  const cut = await client.many(getWalletNFTs, [{ address, limit: 2 }], { all: { max: 2 } })
  expect(cut.results).toEqual([])
  expect(cut.missing).toMatchObject([
    { reason: 'failed', cursor: expect.any(String), error: { code: 'INCOMPLETE_ANSWER' } },
  ])
})

/** Replaces a page; nothing leaves it as it is. */
type Disturb = ((at: number, body: object) => unknown) | undefined

/** A service of nine rows, three a page. `disturb` may replace a page: it gets where the page starts, and its body. */
function nine(disturb: Disturb = () => undefined) {
  const fetch: typeof globalThis.fetch = async (url) => {
    const at = Number(new URL(String(url)).searchParams.get('cursor')?.slice(1) ?? 0)
    const body = { result: [at, at + 1, at + 2], cursor: at < 6 ? `c${at + 3}` : null }
    const other = disturb(at, body) || body
    return other instanceof Response ? other : Response.json(other)
  }
  return createCaller({ apiKey: 'k', retries: 0, baseUrl: 'http://127.0.0.1:1', fetch })
}

test.each([
  ['has more rows than max, which end amid a page', 'INCOMPLETE_ANSWER', { max: 5 }, undefined],
  ['has more rows than max, which end with a page', 'INCOMPLETE_ANSWER', { max: 3 }, undefined],
  ['has more rows than max on its first page', 'INCOMPLETE_ANSWER', { max: 2 }, undefined],
  ['fails midway', 'SERVER_ERROR', { max: 100 }, (at: number) => at === 6 && new Response('{}', { status: 500 })],
  [
    'has a cursor that cannot be read',
    'INVALID_DATA',
    { max: 100 },
    (at: number, body: object) => at === 3 && { ...body, cursor: {} },
  ],
  [
    'repeats a cursor',
    'CURSOR_REPEATED',
    { max: 100 },
    (at: number, body: object) => at === 6 && { ...body, cursor: 'c3' },
  ],
])(
  'of a list that %s, error.rows and what follows from its cursor are the list, each row once',
  async (_what, code, all, disturb: Disturb) => {
    const { missing } = await nine(disturb).many(pagedOperation(), [{}], { all })
    const { error, cursor } = missing[0] ?? {}
    if (!isLedgerlineError(error)) throw new Error('no error of ours')
    expect(error).toMatchObject({ code, ...(cursor !== undefined && { cursor }) })
    const rest = await nine().call(pagedOperation(), { cursor }).toArray({ max: 100 })
    expect([...(error.rows ?? []), ...rest]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  },
)

test('a list that was aborted midway has no cursor, as nobody has the rows before it', async () => {
  const controller = new AbortController()
  const caller = nine((at) => at === 6 && controller.abort())
  const { missing } = await caller.many(pagedOperation(), [{}], { all: { max: 100 }, signal: controller.signal })
  expect(missing).toEqual([{ input: {}, reason: 'aborted', error: controller.signal.reason }])
})

test('null is a result, and makes a sum incomplete; so does a reader that returns nothing', async () => {
  let asked = 0
  const fetch = async () => (asked++ % 2 ? new Response('', { status: 404 }) : Response.json({ balance: '7' }))
  const client = createClient({ apiKey: 'k', fetch })
  const nullable = { ...getNativeBalance, nullable: true }
  const answer = await client.many(nullable, [{ address }, { address }], { concurrency: 1 })
  expect(answer.complete).toBe(true)
  expect(answer.results.map(({ data }) => data)).toEqual([{ balance: 7n }, null])
  expect(answer.sum(({ balance }) => balance)).toEqual({ complete: false, atLeast: 7n })
  expect(answer.sum(() => null)).toEqual({ complete: false, atLeast: 0n })
})

test('a run that keeps no results gives them to onResult alone: a sum of nothing would look whole', async () => {
  const seen: unknown[] = []
  const progress: unknown[] = []
  const answer = await clientOf().many(getNativeBalance, [{ address }, { address }], {
    keep: false,
    concurrency: 1,
    onResult: ({ data }) => void seen.push(data.balance),
    onProgress: (step) => void progress.push(step),
  })
  expect(seen).toHaveLength(2)
  expect(progress).toEqual([
    { done: 1, of: 2, missing: 0 },
    { done: 2, of: 2, missing: 0 },
  ])
  expect(() => (answer as never as { sum(read: () => bigint): unknown }).sum(() => 1n)).toThrow(
    /keep: false has no results/,
  )
})

test('an error for what is missing shows no extended public key, also as JSON', async () => {
  const client = createClient({ apiKey: 'k', retries: 0, fetch: createMockFetch({ faults: '500' }) })
  const answer = await client.many(getAddressesByXpub, [{ publicKey: xpub }])
  expect(answer.missing[0]?.input.publicKey).toBe(xpub) // what was passed
  let error: unknown
  try {
    answer.assertComplete()
  } catch (thrown) {
    error = thrown
  }
  expect(error).toMatchObject({ code: 'INCOMPLETE_ANSWER', missing: [{ reason: 'failed' }] })
  expect(JSON.stringify(error)).not.toContain('xpub66')
})

test('nor does one for an input that may also be an address', async () => {
  const client = createClient({ apiKey: 'k', retries: 0, fetch: createMockFetch({ faults: '500' }) })
  const answer = await client.many(getTokenBalances, [{ walletAddressOrPublicKey: xpub, chains: ['bitcoin'] }])
  expect(() => answer.assertComplete()).toThrow(
    expect.objectContaining({
      missing: [
        expect.objectContaining({
          input: { walletAddressOrPublicKey: '[redacted]', chains: ['bitcoin'] },
          error: expect.objectContaining({ code: 'SERVER_ERROR' }),
        }),
      ],
    }),
  )
})

test('nor the API key, which may be known only once the calls have begun', async () => {
  const key = 'abcdefghijklmnopqrstuvwxyz012345'
  const client = createClient({ apiKey: () => key, retries: 0, fetch: createMockFetch({ faults: '500' }) })
  const answer = await client.many(getWalletNFTs, [{ address, cursor: `of ${key}` }])
  expect(() => answer.assertComplete()).toThrow(
    expect.objectContaining({ missing: [expect.objectContaining({ input: { address, cursor: 'of [redacted]' } })] }),
  )
})

test('an abort is the reason also where signals have none, as in React Native', async () => {
  const controller = new AbortController()
  Object.defineProperty(controller.signal, 'reason', { value: undefined })
  const client = createClient({ apiKey: 'k', fetch: () => new Promise(() => setTimeout(() => controller.abort(), 5)) })
  const answer = await client.many(getNativeBalance, [{ address }, { address }], {
    concurrency: 1,
    signal: controller.signal,
  })
  expect(answer.missing.map(({ reason }) => reason)).toEqual(['aborted', 'aborted'])
})

test('inputs are sent as they were passed, whatever becomes of them during the run', async () => {
  const inputs = [
    { address, chain: 'eth' },
    { address, chain: 'polygon' },
  ]
  const sent: (string | null)[] = []
  const client = createClient({
    apiKey: 'k',
    fetch: async (url) => {
      sent.push(new URL(String(url)).searchParams.get('chain'))
      for (const input of inputs) input.chain = 'base'
      return Response.json({ balance: '1' })
    },
  })
  const answer = await client.many(getNativeBalance, inputs, { concurrency: 1 })
  expect(sent).toEqual(['0x1', '0x89'])
  expect(answer.results[1]?.input).toBe(inputs[1])
})

test('after onResult or onProgress has failed, neither is called again; a promise of onProgress counts', async () => {
  const calls: string[] = []
  const failing = (name: string) => async () => {
    calls.push(name)
    throw new Error(name)
  }
  const inputs = [{ address }, { address, chain: 'polygon' }]
  const client = createClient({
    apiKey: 'k',
    fetch: async (url) => {
      if (String(url).includes('0x89')) await sleep(30) // still running when the first fails
      return Response.json({ balance: '1' })
    },
  })
  const run = (options: object) => client.many(getNativeBalance, inputs, options)
  await expect(run({ onProgress: failing('progress') })).rejects.toThrow('progress')
  await expect(run({ onResult: failing('result') })).rejects.toThrow('result')
  expect(calls).toEqual(['progress', 'result'])
})

test('what a sum leaves out makes it a lower bound: a row that cannot be decoded, and pages after the first', async () => {
  const poisoned = createClient({ apiKey: 'k', fetch: createMockFetch({ faults: 'poison' }) })
  const answer = await poisoned.many(getWalletNFTs, [{ address }])
  expect(answer).toMatchObject({
    complete: false,
    missing: [{ reason: 'failed', message: expect.stringMatching(/decoded/) }],
  })
  expect(answer.results).toHaveLength(1)
  const first = await clientOf().many(getWalletNFTs, [{ address, limit: 1 }])
  expect(first.results[0]?.data.cursor).toEqual(expect.any(String))
  expect(first.sum((page) => page.result.length).complete).toBe(false)
})
