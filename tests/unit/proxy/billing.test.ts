import { expect, test } from 'vitest'
import { createLimiter, type LimiterStore } from '../../../src/limits.js'
import { createCallers } from '../../../src/proxy/callers.js'
import { createProxy, type ProxyOptions } from '../../../src/proxy.js'
import { refusingUrl } from '../../support/faultServer.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const allow = { evm: { getNativeBalance: true } } as const // which costs 10
const balance: typeof fetch = async () => Response.json({ balance: '7' })
const slowDown: typeof fetch = async () =>
  Response.json({ message: 'slow down' }, { status: 429, headers: { 'retry-after': '60' } })
const budgetOf = (units: number) => ({ requestsPerSecond: 1000, budget: { units } })

/** What a proxy answers to some calls, one after the other: status, and message where there is one. */
async function answers(count: number, options: Partial<ProxyOptions>): Promise<string[]> {
  const proxy = createProxy({ apiKey: 'some-long-key', allow, fetch: balance, ...options })
  const got: string[] = []
  for (let call = 0; call < count; call++) {
    const answer = await proxy(new Request(`https://app.example/evm/${address}/balance`))
    const { message = '' } = await answer.json()
    got.push(`${answer.status} ${message}`.trim())
  }
  return got
}

test.each<[string, string, () => Partial<ProxyOptions> | Promise<Partial<ProxyOptions>>]>([
  ['the service answered 429', '429 slow down', () => ({ fetch: slowDown })],
  [
    'the budget of the proxy is spent',
    '429 The budget of the proxy is spent',
    () => ({ limiter: createLimiter(budgetOf(5)) }),
  ],
  ['the proxy has no key', '500 The proxy has no key', () => ({ apiKey: () => '' })],
  [
    'no host took it',
    '504 The service did not answer',
    async () => ({ baseUrl: await refusingUrl(), fetch: globalThis.fetch }),
  ],
])('a caller is not billed where %s', async (_, words, options) => {
  const limitPerCaller = budgetOf(10)
  expect(await answers(3, { limitPerCaller, ...(await options()) })).toEqual([words, words, words])
})

test('a caller is billed for each attempt that was sent', async () => {
  const arrivals: string[] = []
  const busy: typeof fetch = async (url) => {
    arrivals.push(String(url))
    return Response.json({}, { status: 503 })
  }
  const options = { fetch: busy, retries: { limit: 2, minDelay: 1 }, limitPerCaller: budgetOf(40) }
  expect(await answers(3, options)).toEqual(['503', ...Array(2).fill('429 The budget is spent')])
  expect(arrivals).toHaveLength(4)
})

test('a caller whose retry is beyond the budget takes no other with them who asks the same', async () => {
  let callers = 0
  let sent = 0
  const later: typeof fetch = async () => {
    sent++
    await new Promise((wake) => setTimeout(wake, 30))
    return sent === 1 ? Response.json({}, { status: 503 }) : Response.json({ balance: '7' })
  }
  const proxy = createProxy({
    apiKey: 'some-long-key',
    allow,
    fetch: later,
    callerOf: () => `caller ${callers++}`,
    cache: { maxAge: 9000 },
    retries: { limit: 1, minDelay: 1 },
    limitPerCaller: budgetOf(10),
  })
  const ask = () => proxy(new Request(`https://app.example/evm/${address}/balance`))
  const answers = await Promise.all([ask(), ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 200])
  expect(sent).toBe(2)
})

test('a caller who leaves just as their turn comes leaves it to the next', async () => {
  for (let moments = 0; moments < 15; moments++) {
    const takeTurns = createCallers({ requestsPerSecond: 1000, concurrency: 1 })
    const { signal, leave } = leaving()
    const call = { caller: 'a', operation: 'x', api: 'evm', cost: 1 }
    const first = takeTurns({ ...call, signal })
      .then((turns) => turns?.end())
      .catch(() => {})
    for (let moment = 0; moment < moments; moment++) await undefined
    leave()
    await first
    const next = takeTurns({ ...call, signal: new AbortController().signal })
    await expect(next, `after ${moments}`).resolves.toBeDefined()
  }
})

function leaving() {
  const controller = new AbortController()
  return { signal: controller.signal, leave: () => controller.abort() }
}

const silence = () => new Promise<never>(() => {})
const silent: LimiterStore = {
  name: 'silent',
  isLocal: false,
  scoped: () => silent,
  reserve: silence,
  settle: silence,
  status: silence,
}

test('a store of callers that is silent is a 503, or each process goes on alone', async () => {
  const limitPerCaller = { requestsPerSecond: 1000, store: silent }
  expect(await answers(1, { limitPerCaller })).toEqual(['503 The rate limit store does not respond'])
  expect(await answers(2, { limitPerCaller: { ...limitPerCaller, onStoreError: 'local' } })).toEqual(['200', '200'])
})

test('a store of the whole proxy that is silent is a 503, as nobody was asked', async () => {
  const limiter = createLimiter({ requestsPerSecond: 1000, store: silent, storeTimeout: 20 })
  expect(await answers(1, { limiter })).toEqual(['503 The rate limit store does not respond'])
})
