import { expect, onTestFinished, test, vi } from 'vitest'
import { TimeoutError } from '../../src/errors/connection.js'
import { answer, slowDrip, stalledBody, stalledHeaders } from '../support/faultServer.js'
import { serveFaults, tryAt } from './harness.js'

const run = serveFaults()

test.each([
  ['headers that never come are', stalledHeaders],
  ['a body that never ends is', stalledBody],
  ['a body that drips without end is', slowDrip],
])('%s a timeout that names the operation and the milliseconds', async (_, behaviour) => {
  const { error } = await run.try([behaviour], { timeout: 80, options: { retries: 0 } })
  expect(error).toBeInstanceOf(TimeoutError)
  expect(error).toMatchObject({ code: 'TIMEOUT', timeout: 80, operation: 'getBlock', attempts: 1 })
  expect(error).toMatchObject({ hints: ['Request less, or raise timeout'] })
  expect(String(error)).toContain('getBlock got no complete answer within 80 ms')
})

test('a timeout comes at its milliseconds, not before and not after', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const ended = vi.fn()
  const silent = { fetch: () => new Promise<never>(() => {}), timeout: 1000, options: { retries: 0 } }
  const trial = tryAt('http://127.0.0.1', silent).finally(ended)
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalled()
  expect((await trial).error).toBeInstanceOf(TimeoutError)
})

test('each attempt has the whole timeout, and a later one may succeed', async () => {
  const { answer: got } = await run.try([stalledHeaders, stalledBody, answer(200, { ok: true })], { timeout: 500 })
  expect(got).toMatchObject({ response: { status: 200, attempts: 3 } })
})

test('a timeout is not retried for a request that must not be repeated', async () => {
  const { error } = await run.try([stalledHeaders], { timeout: 50, request: { idempotent: false, method: 'POST' } })
  expect(error).toMatchObject({ code: 'TIMEOUT', attempts: 1 })
})

test('the timeout of a call goes before that of the transport', async () => {
  const { error } = await run.try([stalledBody], { timeout: 60_000, options: { timeout: 60, retries: 0 } })
  expect(error).toMatchObject({ code: 'TIMEOUT', timeout: 60 })
})

test('a timeout too long for a timer is no timeout, not an immediate one', async () => {
  const { answer: got } = await run.try([answer(200, 'x')], { timeout: Number.POSITIVE_INFINITY })
  expect(got).toMatchObject({ text: 'x' })
})

test('a fetch that does not listen to its signal ends in time all the same', async () => {
  const deaf: typeof fetch = (input, { signal, ...init } = {}) => fetch(input, init)
  const headers = await run.try([stalledBody], { fetch: deaf, timeout: 60, options: { retries: 0 } })
  expect(headers.error).toMatchObject({ code: 'TIMEOUT' })
})

test('a fetch that answers after its timeout has its connection closed', async () => {
  const late: typeof fetch = async (input, { signal, ...init } = {}) => {
    const response = await fetch(input, init)
    await new Promise((resolve) => setTimeout(resolve, 100))
    return response
  }
  const { error } = await run.try([stalledBody], { fetch: late, timeout: 30, options: { retries: 0 } })
  expect(error).toMatchObject({ code: 'TIMEOUT' })
})
