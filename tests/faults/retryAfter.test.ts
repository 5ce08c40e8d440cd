import { expect, test } from 'vitest'
import { RateLimitError } from '../../src/errors/api.js'
import { retryPolicy } from '../../src/transport/retry.js'
import { answer, stalledHeaders } from '../support/faultServer.js'
import { serveFaults } from './harness.js'

const run = serveFaults()
const limited = (headers: Record<string, string>) => answer(429, { message: 'slow down' }, headers)

/** The date some seconds from now, as a header has it: without its milliseconds. */
const dateIn = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString()

test.each([
  ['seconds', { 'retry-after': '2' }, 2000],
  ['the longest wait there is', { 'retry-after': '8' }, 8000],
])('a 429 with Retry-After in %s is waited for, then answered', async (_, headers, delay) => {
  const { answer: got, delays } = await run.try([limited(headers), answer(200, 'x')])
  expect(got).toMatchObject({ text: 'x', response: { attempts: 2 } })
  expect(delays).toEqual([delay])
})

test('a 429 with Retry-After as a date is waited for, then answered', async () => {
  const { answer: got, delays } = await run.try([limited({ 'retry-after': dateIn(7) }), answer(200, 'x')])
  expect(got).toMatchObject({ text: 'x', response: { attempts: 2 } })
  expect(delays).toEqual([expect.toSatisfy((delay) => delay > 2000 && delay <= 7000)])
})

test('a 429 that asks for more than maxDelay as a date fails at once and says for how long', async () => {
  const { error, delays } = await run.try([limited({ 'retry-after': dateIn(60) }), answer(200)])
  expect(error).toMatchObject({ retryAfterMs: expect.toSatisfy((delay) => delay > 50_000 && delay <= 60_000) })
  expect(delays).toEqual([])
})

test.each([
  ['seconds', { 'retry-after': '9' }, 9000],
  ['absurd seconds', { 'retry-after': '9'.repeat(400) }, 1e15],
])(
  'a 429 that asks for more than maxDelay, in %s, fails at once and says for how long',
  async (_, headers, retryAfterMs) => {
    const { error, delays } = await run.try([limited(headers), answer(200)])
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ retryAfterMs, attempts: 1 })
    expect(delays).toEqual([])
  },
)

test.each(['-5', 'soon', 'NaN', 'Infinity', '1e3', '', '2, 3', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'])(
  'a 429 whose Retry-After is %j is retried after our own wait',
  async (value) => {
    const { answer: got, delays } = await run.try([limited({ 'retry-after': value }), answer(200, 'x')])
    expect(got).toMatchObject({ response: { attempts: 2 } })
    expect(delays).toEqual([expect.toSatisfy((delay) => delay >= 50 && delay <= 500)])
  },
)

test('a 429 is retried even for a request that must not be repeated', async () => {
  const request = { idempotent: false, method: 'POST', body: '{}' }
  const { answer: got } = await run.try([limited({}), answer(200, 'x')], { request })
  expect(got).toMatchObject({ response: { attempts: 2 } })
})

test.each([408, 500, 503])('a %i is not retried for a request that must not be repeated', async (status) => {
  const { error } = await run.try([answer(status)], { request: { idempotent: false, method: 'POST', body: '{}' } })
  expect(error).toMatchObject({ status, attempts: 1 })
})

test('a 503 with Retry-After is waited for too', async () => {
  const { delays } = await run.try([answer(503, '', { 'retry-after': '1' }), answer(200)])
  expect(delays).toEqual([1000])
})

test('the last error keeps retryAfterMs when the retries are used up', async () => {
  const { error, delays } = await run.try([limited({ 'retry-after': '1' })])
  expect(error).toMatchObject({ attempts: 3, retryAfterMs: 1000 })
  expect(delays).toEqual([1000, 1000])
})

test('waits grow, with jitter, and never exceed maxDelay', async () => {
  const retries = retryPolicy({ limit: 6 })
  const { delays } = await run.try([answer(500)], { retries })
  const longest = [500, 1000, 2000, 4000, 8000, 8000]
  expect(delays).toEqual(longest.map((most) => expect.toSatisfy((delay) => delay >= most / 10 && delay <= most)))
  expect(new Set(delays.map((delay, index) => delay / Number(longest[index]))).size).toBeGreaterThan(1)
})

test('a call can do without retries', async () => {
  const { error, delays } = await run.try([answer(500)], { options: { retries: 0 } })
  expect(error).toMatchObject({ attempts: 1 })
  expect(delays).toEqual([])
})

test('shouldRetry may refuse a retry', async () => {
  const { error } = await run.try([answer(500)], { retries: retryPolicy({ shouldRetry: () => false }) })
  expect(error).toMatchObject({ attempts: 1 })
})

test('shouldRetry may allow a retry, and sees the error and the number of the attempt', async () => {
  const calls: unknown[] = []
  const shouldRetry = (error: { code: string }, attempt: number) => calls.push([error.code, attempt]) > 0
  const { answer: got } = await run.try([answer(400), answer(409), answer(200, 'x')], {
    retries: retryPolicy({ shouldRetry }),
  })
  expect(got).toMatchObject({ response: { attempts: 3 } })
  expect(calls).toEqual([
    ['API_ERROR', 1],
    ['API_ERROR', 2],
  ])
})

test('shouldRetry that does not know leaves the rule in place', async () => {
  const retries = retryPolicy({ shouldRetry: () => undefined })
  const refused = await run.try([answer(400)], { retries })
  expect(refused.error).toMatchObject({ attempts: 1 })
  const repeated = await run.try([answer(500)], { retries })
  expect(repeated.error).toMatchObject({ attempts: 3 })
})

test('shouldRetry cannot wait beyond maxDelay', async () => {
  const { error } = await run.try([limited({ 'retry-after': '60' })], {
    retries: retryPolicy({ shouldRetry: () => true }),
  })
  expect(error).toMatchObject({ attempts: 1, retryAfterMs: 60_000 })
})

test('the limiter is asked before each attempt, with its cost', async () => {
  const costs: number[] = []
  const limiter = { acquire: async (cost: number) => void costs.push(cost) }
  await run.try([answer(500), answer(200)], { limiter, request: { cost: 100 } })
  await run.try([answer(200)], { limiter })
  expect(costs).toEqual([100, 100, 1])
})

test('the time in the limiter does not count for the timeout', async () => {
  const limiter = { acquire: () => new Promise<void>((resolve) => setTimeout(resolve, 1100)) }
  const { answer: got } = await run.try([answer(200, 'x')], { limiter, timeout: 1000 })
  expect(got).toMatchObject({ text: 'x' })
})

test('what the limiter rejects with ends the call', async () => {
  const full = new Error('the queue is full')
  const { error } = await run.try([stalledHeaders], { limiter: { acquire: () => Promise.reject(full) } })
  expect(error).toBe(full)
})

test('a timeout may be below a millisecond', async () => {
  const { error } = await run.try([stalledHeaders], { options: { timeout: 0.5, retries: 0 } })
  expect(error).toMatchObject({ code: 'TIMEOUT' })
})
