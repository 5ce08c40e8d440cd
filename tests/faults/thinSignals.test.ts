import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TimeoutError } from '../../src/errors/connection.js'
import { answer, resetBeforeHeaders, stalledBody, stalledHeaders } from '../support/faultServer.js'
import { serveFaults } from './harness.js'

// React Native's signals know no reason and no throwIfAborted, and its answers have no stream.

const run = serveFaults()
const RealController = AbortController

class ThinSignal extends EventTarget {
  aborted = false
}

class ThinController {
  readonly signal = new ThinSignal()
  abort(): void {
    this.signal.aborted = true
    this.signal.dispatchEvent(new Event('abort'))
  }
}

const thinFetch: typeof fetch = async (url, { signal, ...init } = {}) => {
  const real = new RealController()
  signal?.addEventListener('abort', () => real.abort())
  const response = await fetch(url, { ...init, signal: real.signal })
  return Object.defineProperty(response, 'body', { value: undefined })
}

beforeEach(() => void vi.stubGlobal('AbortController', ThinController))
afterEach(() => void vi.unstubAllGlobals())

describe('with signals that have no reason', () => {
  test('a call is answered', async () => {
    const { signal } = new AbortController()
    const { answer: got } = await run.try([answer(200, { balance: '1' })], { fetch: thinFetch, options: { signal } })
    expect(got?.text).toBe('{"balance":"1"}')
  })

  test.each([
    ['headers', stalledHeaders],
    ['body', stalledBody],
  ])('a stalled %s is a TimeoutError', async (_, behaviour) => {
    const { error } = await run.try([behaviour], { fetch: thinFetch, timeout: 50 })
    expect(error).toBeInstanceOf(TimeoutError)
  })

  test.each([
    ['before anything is sent', undefined, answer(200)],
    ['while nothing is answered', 40, stalledHeaders],
    ['while it waits for the next attempt', 40, resetBeforeHeaders],
  ])('an abort %s is an AbortError', async (_, wait, behaviour) => {
    const controller = new AbortController()
    if (wait === undefined) controller.abort()
    else setTimeout(() => controller.abort(), wait)
    const { signal } = controller
    const retries = { limit: 2, minDelay: 60_000, maxDelay: 60_000 }
    const { error } = await run.try([behaviour], { fetch: thinFetch, retries, sleep: undefined, options: { signal } })
    expect(error).toMatchObject({ name: 'AbortError', message: 'Aborted' })
  })
})
