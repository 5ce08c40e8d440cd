import { describe, expect, test } from 'vitest'
import { createLimiter, type Lease, type Limiter } from '../../src/limits.js'
import { createRawClient } from '../../src/raw.js'
import { answer, long, refusingUrl, resetAmidBody, stalledHeaders } from '../support/faultServer.js'
import { KEY, serveFaults, tryAt } from './harness.js'

const run = serveFaults()

/** A limiter that writes down what it is told. */
function noting(acquire: () => Promise<void> = async () => {}) {
  const told: unknown[] = []
  const lease: Lease = { release: (outcome) => told.push(outcome), rateLimited: (ms) => told.push(ms) }
  const limiter: Limiter = { acquire: () => acquire().then(() => lease) }
  return { limiter, told }
}

const sent = { sent: true }
const free = { sent: true, units: 0 }
const unsent = { sent: false }

describe('the turn of an attempt ends with it, and hears', () => {
  test('that it was sent, once for each attempt', async () => {
    const { limiter, told } = noting()
    await run.try([answer(500), resetAmidBody, answer(200)], { limiter })
    expect(told).toEqual([sent, sent, sent])
  })

  test('of a 429 for how long the service wants to rest, 1000 ms where it does not say', async () => {
    const { limiter, told } = noting()
    const plan = [answer(429, '', { 'retry-after': '3' }), answer(429), answer(200)]
    await run.try(plan, { limiter })
    expect(told).toEqual([3000, free, 1000, free, sent])
  })

  test('of a 429 whose body is too long to be read', async () => {
    const { limiter, told } = noting()
    await run.try([long(1e6, 429)], { limiter, maxBody: 1000 })
    expect(told).toEqual([1000, free])
  })

  test('of a 401 that it costs nothing, where it does not say', async () => {
    const { limiter, told } = noting()
    await run.try([answer(401)], { limiter })
    expect(told).toEqual([free])
  })

  test('that nothing was sent, where no host takes it or fetch refuses it', async () => {
    const { limiter, told } = noting()
    await tryAt(await refusingUrl(), { limiter })
    expect(told).toEqual([unsent, unsent, unsent])
    await run.try([], { limiter, request: { headers: { 'x-api-key': 'a\nb' } } })
    expect(told.slice(3)).toEqual([unsent])
  })

  test('what it was billed, where its answer says so, of errors too', async () => {
    const { limiter, told } = noting()
    const billed = (units: string) => ({ 'x-request-weight': units })
    await run.try([answer(500, '', billed('7')), answer(429, '', billed('0')), answer(200, {}, billed('150'))], {
      limiter,
    })
    expect(told).toEqual([{ sent: true, units: 7 }, 1000, { sent: true, units: 0 }, { sent: true, units: 150 }])
  })

  test('that it was sent, where the caller leaves after that or the answer takes too long', async () => {
    const { limiter, told } = noting()
    await run.try([stalledHeaders], { limiter, options: { signal: AbortSignal.timeout(60) } })
    await run.try([stalledHeaders], { limiter, timeout: 60, options: { retries: 0 } })
    expect(told).toEqual([sent, sent])
  })

  test('that it was not, where the caller has left before it came', async () => {
    let come = (): void => {}
    const turn = new Promise<void>((resolve) => {
      come = resolve
    })
    const { limiter, told } = noting(() => turn)
    const controller = new AbortController()
    const trial = run.try([], { limiter, options: { signal: controller.signal } })
    controller.abort('why')
    expect((await trial).error).toBe('why')
    expect(told).toEqual([])
    come()
    await expect.poll(() => told).toEqual([unsent])
  })

  test('that it was not, where the caller leaves in the moment in which it comes', async () => {
    const controller = new AbortController()
    const { limiter, told } = noting(async () => queueMicrotask(() => queueMicrotask(() => controller.abort('why'))))
    const { error } = await run.try([], { limiter, options: { signal: controller.signal } })
    expect(error).toBe('why')
    expect(told).toEqual([unsent])
  })
})

test('what a limiter throws at the end of an attempt does not affect the call', async () => {
  const fail = (): never => {
    throw new Error('a limiter that fails')
  }
  const limiter = { acquire: async () => ({ release: fail, rateLimited: async () => fail() }) }
  const { answer: got } = await run.try([answer(429), answer(200, 'x')], { limiter })
  expect(got?.text).toBe('x')
})

test('an attempt that could not be sent costs nothing, and one that was answered 429 is not billed', async () => {
  const limiter = createLimiter({ requestsPerSecond: 1e6, budget: { units: 100 } })
  const request = { cost: 60 }
  await tryAt(await refusingUrl(), { limiter, request })
  expect(await limiter.usage()).toMatchObject({ units: 0, attempts: 0, budgetLeft: 100 })
  await run.try([answer(429, '', { 'retry-after': '0' }), answer(200)], { limiter, request })
  expect(await limiter.usage()).toMatchObject({ units: 60, attempts: 2, budgetLeft: 40 })
  const { error } = await run.try([], { limiter, request })
  expect(error).toMatchObject({ code: 'BUDGET_EXCEEDED', operation: 'getBlock' })
  expect((await limiter.usage()).attempts).toBe(2)
})

test('raw clients keep to the same limiter', async () => {
  const limiter = createLimiter({ requestsPerSecond: 1e6, concurrency: 1 })
  run.server.next(answer(200, {}), answer(429, {}), answer(200, {}))
  const raw = createRawClient('evm', {
    apiKey: KEY,
    baseUrl: run.server.url,
    limiter,
    retries: { minDelay: 1, maxDelay: 2 },
  })
  await raw.GET('/web3/version')
  await raw.GET('/web3/version')
  const { units, attempts } = await limiter.usage()
  expect(attempts).toBe(3)
  expect(units).toBeGreaterThan(0)
})
