import { describe, expect, test } from 'vitest'
import { TimeoutError } from '../../src/errors/connection.js'
import { answer, resetBeforeHeaders, slowDrip, stalledBody, stalledHeaders } from '../support/faultServer.js'
import { watchTimers } from '../support/watchTimers.js'
import { listenersOf, serveFaults, type TrialOptions } from './harness.js'

const run = serveFaults()

/** The longest bounds there are: only the abort can end these calls in time. */
const patient: TrialOptions = {
  timeout: 60_000,
  sleep: undefined,
  retries: { limit: 2, minDelay: 60_000, maxDelay: 60_000 },
}

describe.each([
  ['an Error', new Error('the user left')],
  ['a text', 'the user left'],
  ['null', null],
])('an abort whose reason is %s is rethrown untouched', (_, reason) => {
  test.each([
    ['while nothing is answered', stalledHeaders],
    ['while the body stalls', stalledBody],
    ['while the body drips', slowDrip],
    ['while it waits for the next attempt', resetBeforeHeaders],
    ['while it waits as the server asked', answer(429, '', { 'retry-after': '30' })],
  ])('%s', async (_, behaviour) => {
    const controller = new AbortController()
    const timers = watchTimers()
    const before = run.server.seen.length
    const trial = run.try([behaviour], { ...patient, options: { signal: controller.signal } })
    await run.server.arrived(before + 1)
    await new Promise((resolve) => setTimeout(resolve, 40))
    controller.abort(reason)
    const { error, answer: none } = await trial
    expect(none).toBeUndefined()
    expect(error).toBe(reason)
    expect(listenersOf(controller.signal)).toBe(0)
    expect(run.server.seen.length).toBe(before + 1)
    await expect.poll(timers).toBe(0)
  })

  test('before the call starts, without a request', async () => {
    const before = run.server.seen.length
    const events: unknown[] = []
    const { error } = await run.try([answer(200)], {
      hooks: { onRequest: (event) => events.push(event) },
      options: { signal: AbortSignal.abort(reason) },
    })
    expect(error).toBe(reason)
    expect(events).toEqual([])
    expect(run.server.seen.length).toBe(before)
  })

  test('while it waits for the limiter, even one that does not listen', async () => {
    const controller = new AbortController()
    const before = run.server.seen.length
    const limiter = { acquire: () => new Promise<void>(() => {}) }
    const trial = run.try([answer(200)], { limiter, options: { signal: controller.signal } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    controller.abort(reason)
    expect((await trial).error).toBe(reason)
    expect(listenersOf(controller.signal)).toBe(0)
    expect(run.server.seen.length).toBe(before)
  })

  test('while it connects', async () => {
    const controller = new AbortController()
    const hooks = { onRequest: () => queueMicrotask(() => controller.abort(reason)) }
    const { error } = await run.try([stalledHeaders], { ...patient, hooks, options: { signal: controller.signal } })
    expect(error).toBe(reason)
    expect(listenersOf(controller.signal)).toBe(0)
  })

  test('by a hook, before anything is sent', async () => {
    const controller = new AbortController()
    const before = run.server.seen.length
    const hooks = { onRequest: () => controller.abort(reason) }
    const { error } = await run.try([answer(200)], { hooks, options: { signal: controller.signal } })
    expect(error).toBe(reason)
    expect(run.server.seen.length).toBe(before)
  })
})

test('an abort goes before the timeout that follows it', async () => {
  const signal = AbortSignal.timeout(40)
  const { error } = await run.try([stalledHeaders], { timeout: 60_000, options: { signal } })
  expect(error).toBe(signal.reason)
})

test('a limiter is told of an abort, through a signal on which it may leave what it likes', async () => {
  const controller = new AbortController()
  const told: unknown[] = []
  const limiter = {
    acquire: (_: number, signal?: AbortSignal) =>
      new Promise<void>(() => signal?.addEventListener('abort', () => told.push(signal.reason))),
  }
  const trial = run.try([answer(200)], { limiter, options: { signal: controller.signal } })
  controller.abort('why')
  expect((await trial).error).toBe('why')
  expect(told).toEqual(['why'])
  expect(listenersOf(controller.signal)).toBe(0)
})

test('an abort whose reason is one of our own errors is no failed attempt', async () => {
  const controller = new AbortController()
  const reason = new TimeoutError('the whole page took too long', { timeout: 1 })
  const retried: unknown[] = []
  const hooks = { onRequest: () => queueMicrotask(() => controller.abort(reason)), onRetry: () => retried.push(1) }
  const { error } = await run.try([stalledHeaders], { hooks, options: { signal: controller.signal } })
  expect(error).toBe(reason)
  expect(retried).toEqual([])
})

test('an abort whose reason is one of our own errors keeps the stack of that error', async () => {
  const controller = new AbortController()
  const reason = new TimeoutError('another call took too long', { timeout: 1 })
  const { stack } = reason
  // aborted once the headers are there: before, fetch itself replaces the stack
  const abortAmidBody: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    setImmediate(() => controller.abort(reason))
    return response
  }
  const trial = run.try([stalledBody], { fetch: abortAmidBody, options: { signal: controller.signal } })
  expect((await trial).error).toBe(reason)
  expect(reason.stack).toBe(stack)
})

test('an abort after the answer changes nothing', async () => {
  const controller = new AbortController()
  const { answer: got } = await run.try([answer(200, 'x')], { options: { signal: controller.signal } })
  controller.abort()
  expect(got).toMatchObject({ text: 'x' })
})

test('an abort is never retried, whatever the policy says', async () => {
  const controller = new AbortController()
  const before = run.server.seen.length
  const retries = { limit: 5, minDelay: 0, maxDelay: 0, shouldRetry: () => true }
  const trial = run.try([stalledHeaders], { retries, options: { signal: controller.signal } })
  await run.server.arrived(before + 1)
  controller.abort()
  expect((await trial).error).toBe(controller.signal.reason)
  expect(run.server.seen.length).toBe(before + 1)
})
