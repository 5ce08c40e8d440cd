import { describe, expect, test } from 'vitest'
import { createCaller, createClient } from '../../../src/index.js'
import { createRawClient } from '../../../src/raw.js'
import { address, plainOperation, runServer } from './harness.js'

const harness = runServer()

const never = () => new Promise<string>(() => {})
const expired = {
  name: 'TimeoutError',
  code: 'TIMEOUT',
  timeout: 50,
  message: expect.stringMatching(/^The function apiKey gave no key within 50 ms\n/),
}

describe('a function for the key that never settles', () => {
  const options = () => ({ apiKey: never, baseUrl: harness.server.url, timeout: 50 })

  test.each([
    ['a client', () => createClient(options()).evm.getNativeBalance({ address })],
    ['a caller', () => createCaller(options()).call(plainOperation(), {})],
    ['a request of your own', () => createClient(options()).request({ api: 'evm', method: 'GET', path: '/x' })],
    ['the raw client', () => createRawClient('evm', options()).GET('/web3/version', {} as never)],
    [
      'a call with a timeout of its own',
      () => createCaller({ ...options(), timeout: 30_000 }).call(plainOperation(), {}, { timeout: 50 }),
    ],
  ])('is a TimeoutError that says so, in %s, and nothing is sent', async (_, run) => {
    harness.server.answer({ body: {} })
    await expect(run()).rejects.toMatchObject(expired)
    expect(harness.server.arrivals).toEqual([])
  })

  test('ends with the signal of the call too', async () => {
    const reason = new Error('no longer wanted')
    const call = createCaller({ ...options(), timeout: 30_000 }).call(
      plainOperation(),
      {},
      { signal: AbortSignal.abort(reason) },
    )
    await expect(call).rejects.toBe(reason)
  })
})

test('the time for the key is not taken from the attempt', async () => {
  harness.server.answer({ body: {} })
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 300, 'key-of-300-ms'))
  const call = createCaller({ apiKey: slow, baseUrl: harness.server.url, timeout: 500 }).call(plainOperation(), {})
  await expect(call).resolves.toEqual({})
})

test('a limiter may take longer than the timeout, and ends with the signal', async () => {
  harness.server.answer({ body: {} })
  const options = { apiKey: null, baseUrl: harness.server.url, timeout: 200 }
  const slow = { acquire: () => new Promise<void>((resolve) => setTimeout(resolve, 400)) }
  await expect(createCaller({ ...options, limiter: slow }).call(plainOperation(), {})).resolves.toEqual({})
  const stuck = { acquire: () => new Promise<void>(() => {}) }
  const reason = new Error('no longer wanted')
  const controller = new AbortController()
  setTimeout(() => controller.abort(reason), 300) // longer than the timeout
  const call = createCaller({ ...options, limiter: stuck }).call(plainOperation(), {}, { signal: controller.signal })
  await expect(call).rejects.toBe(reason)
})
