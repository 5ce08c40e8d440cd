import { expect, test } from 'vitest'
import { type ClientOptions, createClient, errorFromJSON, PermissionDeniedError } from '../../src/index.js'
import { createLimiter } from '../../src/limits.js'
import { createMockFetch } from '../../src/mock.js'
import { createProxy } from '../../src/proxy.js'
import { logTo } from '../../src/telemetry.js'
import { answer, long } from '../support/faultServer.js'
import { KEY, serveFaults } from './harness.js'

// What answers say that they cost, through everything that reports it. `getNativeBalance` costs 10 by its document.

const run = serveFaults()
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const billed = (units: string, status = 200, body: object = { balance: '7' }) =>
  answer(status, body, { 'x-request-weight': units })

test.each([
  ['12', 12],
  ['0', 0],
  ['1000000', 1_000_000],
  ['1000001', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['12, 12', undefined],
  ['', undefined],
  ['free', undefined],
])('an answer with the bill %j has the units %j', async (header, units) => {
  run.server.next(billed(header))
  const client = createClient({ apiKey: KEY, baseUrl: run.server.url })
  const { response } = await client.evm.getNativeBalance({ address }).withResponse()
  expect(response.units).toBe(units)
  expect('units' in response).toBe(units !== undefined)
})

test('hooks, logs and budgets report what was billed, and what was expected where nothing is said', async () => {
  run.server.next(billed('40', 503), answer(500), billed('3'))
  const limiter = createLimiter({ plan: 'starter', budget: { units: 1000 } })
  const lines: string[] = []
  const log = { debug() {}, info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) }
  const ends: number[] = []
  const hooks = [logTo(log), { onCallEnd: ({ units }: { readonly units: number }) => ends.push(units) }]
  const client = createClient({ apiKey: KEY, baseUrl: run.server.url, retries: { minDelay: 1 }, limiter, hooks })
  await client.evm.getNativeBalance({ address })
  expect(ends).toEqual([53])
  expect(lines.map((line) => line.match(/(\d+) units/)?.[1])).toEqual(['40', '10', '3'])
  expect(await limiter.usage()).toEqual({
    units: 53,
    attempts: 3,
    waiting: 0,
    budgetLeft: 947,
    operations: { 'evm.getNativeBalance': { attempts: 3, units: 53, expected: 30 } },
  })
})

test.each([
  ['does not say', answer(429), [0, 10]],
  ['does say', billed('7', 429), [7, 10]],
  ['is too long to be read', long(1e6, 429), [0]],
])('hooks and limiters agree on what a 429 cost that %s', async (_, refusal, units) => {
  run.server.next(refusal, billed('10'))
  const limiter = createLimiter({ plan: 'starter', maxPause: 1 })
  const attempts: number[] = []
  const ends: number[] = []
  const note = (event: { readonly units: number }) => attempts.push(event.units)
  const onCallEnd = (event: { readonly units: number }) => ends.push(event.units)
  const hooks = { onResponse: note, onAttemptError: note, onCallEnd }
  const options = { baseUrl: run.server.url, retries: { minDelay: 1 }, maxBody: 1000, limiter, hooks }
  await createClient({ apiKey: KEY, ...options })
    .evm.getNativeBalance({ address })
    .catch(() => {})
  expect(attempts).toEqual(units)
  expect([...ends, (await limiter.usage()).units]).toEqual(Array(2).fill(units.reduce((sum, each) => sum + each)))
})

test('a plan whose units are used up is no bad key, and is not retried', async () => {
  const message = 'Validation service blocked: Your plan: free-plan-daily total included usage has been consumed'
  run.server.next(billed('0', 401, { message }))
  const client = createClient({ apiKey: KEY, baseUrl: run.server.url, retries: { minDelay: 1 } })
  const error = await client.evm.getNativeBalance({ address }).catch((reason: PermissionDeniedError) => reason)
  expect(error).toBeInstanceOf(PermissionDeniedError)
  expect(error).toMatchObject({
    name: 'PermissionDeniedError',
    code: 'QUOTA_EXCEEDED',
    status: 401,
    attempts: 1,
    units: 0,
  })
  expect((error as PermissionDeniedError).hints).toEqual([
    'The units of your plan are used up: upgrade your plan, or wait until its next period',
  ])
  expect(errorFromJSON((error as PermissionDeniedError).toJSON())).toMatchObject({ code: 'QUOTA_EXCEEDED' })
})

test('a proxy passes the bill on, but not with what its cache gives', async () => {
  run.server.next(billed('12'), billed('4', 404))
  const allow = { evm: { getNativeBalance: true } } as const
  const proxy = createProxy({ apiKey: KEY, baseUrl: run.server.url, allow, cache: { maxAge: 60_000 } })
  const ask = async (query = '') => {
    const got = await proxy(new Request(`https://app.example/evm/${address}/balance${query}`))
    return [got.status, got.headers.get('x-request-weight')]
  }
  expect(await Promise.all([ask(), ask()])).toEqual([
    [200, '12'],
    [200, null],
  ])
  expect(await ask()).toEqual([200, null])
  expect(await ask('?chain=0x89')).toEqual([404, '4'])
})

/** Everything that tells what a call cost. */
async function told(options: ClientOptions) {
  const limiter = createLimiter({ plan: 'starter', maxPause: 1, budget: { units: 1000 } })
  const attempts: [number, string][] = []
  const ends: number[] = []
  const note = ({ units, basis }: { readonly units: number; readonly basis: string }) => attempts.push([units, basis])
  const onCallEnd = ({ units }: { readonly units: number }) => ends.push(units)
  const hooks = { onResponse: note, onAttemptError: note, onCallEnd }
  await createClient({ apiKey: KEY, retries: 0, maxBody: 1000, ...options, limiter, hooks })
    .evm.getNativeBalance({ address })
    .catch(() => {})
  const { units, budgetLeft = 0 } = await limiter.usage()
  return { attempts, totals: [...ends, units, 1000 - budgetLeft] }
}

test.each([
  ['a success with a bill', billed('12'), [12, 'billed']],
  ['a success without one', answer(200, { balance: '7' }), [10, 'expected']],
  ['a 401 with a bill', billed('5', 401), [5, 'billed']],
  ['a 401 without one', answer(401), [0, 'expected']],
  ['a 429 without one', answer(429), [0, 'expected']],
  ['a 500 without one', answer(500), [10, 'expected']],
  [
    'a response with a bill that is too long',
    answer(200, 'x'.repeat(2000), { 'x-request-weight': '3' }),
    [3, 'billed'],
  ],
] as const)('hooks, limiters and budgets agree on what %s cost', async (_, step, paid) => {
  run.server.next(step)
  expect(await told({ baseUrl: run.server.url })).toEqual({ attempts: [paid], totals: Array(3).fill(paid[0]) })
})

test.each(['ECONNREFUSED', 'ENOTFOUND', 'ENETUNREACH', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
  'a request that never left costs nothing: %s',
  async (code) => {
    const fetch = () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }))
    expect(await told({ fetch })).toEqual({ attempts: [[0, 'unsent']], totals: [0, 0, 0] })
  },
)

test.each([
  ['429', 0],
  ['401', 0],
  ['500', 10],
])('under the mock a %s costs what it does at the service', async (faults, units) => {
  expect((await told({ fetch: createMockFetch({ faults }) })).totals).toEqual([units, units, units])
})

test('the mock bills what the document says, for each chain', async () => {
  const client = createClient({ apiKey: 'test', fetch: createMockFetch() })
  const one = await client.evm.getNativeBalance({ address }).withResponse()
  expect(one.response.units).toBe(10)
  const base = await client.evm.getWalletNetWorth({ address, chains: ['0x1'] }).withResponse()
  const two = await client.evm.getWalletNetWorth({ address, chains: ['0x1', '0x89'] }).withResponse()
  expect(two.response.units).toBe(2 * (base.response.units ?? 0))
})
