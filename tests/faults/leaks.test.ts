import { expect, test } from 'vitest'
import { retryPolicy } from '../../src/transport/retry.js'
import { createTransport } from '../../src/transport/transport.js'
import {
  answer,
  damagedGzip,
  long,
  refusingUrl,
  resetAmidBody,
  resetBeforeHeaders,
  slowDrip,
  stalledBody,
  stalledHeaders,
  truncated,
} from '../support/faultServer.js'
import { watchTimers } from '../support/watchTimers.js'
import { listenersOf, requestTo, serveFaults, tryAt } from './harness.js'

const run = serveFaults()

/** Several, because timers of the test runner come and go meanwhile: more of ours than those would show. */
const calls = 5

// that no connection is left is checked after every test of every file, by the harness
test.each([
  ['an answer', answer(200, 'x')],
  ['an error', answer(400, 'x')],
  ['a redirect', answer(302, '', { location: 'http://127.0.0.1:1' })],
  ['a body that is too long', long(5e6)],
  ['headers that never come', stalledHeaders],
  ['a body that never ends', stalledBody],
  ['a drip', slowDrip],
  ['a reset before the headers', resetBeforeHeaders],
  ['a reset amid the body', resetAmidBody],
  ['a body too short', truncated],
  ['a damaged body', damagedGzip],
])('%s leaves no timer and no listener', async (_, behaviour) => {
  const { signal } = new AbortController()
  const timers = watchTimers()
  // a long timeout where the fault ends by itself: a timer left behind would show
  const endless = [stalledHeaders, stalledBody, slowDrip].includes(behaviour)
  const given = { timeout: endless ? 60 : 60_000, maxBody: 1e6, options: { signal, retries: 1 } }
  for (let call = 0; call < calls; call++) await run.try([behaviour], given)
  expect(listenersOf(signal)).toBe(0)
  await expect.poll(timers).toBe(0)
})

test('a refused connection leaves no timer and no listener', async () => {
  const { signal } = new AbortController()
  const timers = watchTimers()
  for (let call = 0; call < calls; call++) await tryAt(await refusingUrl(), { timeout: 60_000, options: { signal } })
  expect(listenersOf(signal)).toBe(0)
  await expect.poll(timers).toBe(0)
})

test('the signal of an attempt that has ended leads to nothing: fetch keeps it for long', async () => {
  const signals: AbortSignal[] = []
  const kept: typeof fetch = (url, init) => {
    if (init?.signal) signals.push(init.signal)
    return fetch(url, { ...init, signal: null })
  }
  const transport = createTransport({ fetch: kept, timeout: 60_000, retries: retryPolicy(), maxBody: 1e6 })
  run.server.next(answer(200, 'x'))
  await transport.send(requestTo(run.server.url))
  expect(signals.map(listenersOf)).toEqual([0])
})

test('a body that is too long is let go, also of a fetch that does not listen to its signal', async () => {
  let cancelled = 0
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void =>
    controller.enqueue(new Uint8Array(2000))
  const endless = (): ReadableStream => new ReadableStream({ pull, cancel: () => void cancelled++ })
  const transport = createTransport({
    fetch: async () => new Response(endless()),
    timeout: 60_000,
    retries: retryPolicy(0),
    maxBody: 5000,
  })
  await expect(transport.send(requestTo(run.server.url))).rejects.toThrow('longer than 5000 bytes')
  expect(cancelled).toBe(1)
})

test('a thousand calls under one signal leave nothing on it, and Node sees no leak', async () => {
  const warnings: unknown[] = []
  const note = (warning: Error): void => void warnings.push(warning)
  process.on('warning', note)
  const { signal } = new AbortController()
  const transport = createTransport({ fetch, timeout: 60_000, retries: retryPolicy(), maxBody: 1e6 })
  run.server.next(answer(200, 'x'))
  for (let round = 0; round < 20; round++) {
    const calls = Array.from({ length: 50 }, () => transport.send(requestTo(run.server.url), { signal }))
    expect(listenersOf(signal)).toBe(1)
    await Promise.all(calls)
  }
  expect(listenersOf(signal)).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 10))
  process.off('warning', note)
  expect(warnings).toEqual([])
})

test('one abort ends every call under its signal, and none under another', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const transport = createTransport({ fetch, timeout: 60_000, retries: retryPolicy(0), maxBody: 1e6 })
  const before = run.server.seen.length
  run.server.next(stalledBody)
  const signals = [first, first, first, second].map(({ signal }) => signal)
  const calls = signals.map((signal) => transport.send(requestTo(run.server.url), { signal }).catch((error) => error))
  await run.server.arrived(before + 4)
  first.abort('first')
  expect(await Promise.all(calls.slice(0, 3))).toEqual(['first', 'first', 'first'])
  expect(listenersOf(second.signal)).toBe(1)
  second.abort('second')
  expect(await calls[3]).toBe('second')
})

test('faults under way at once end each in its own error', async () => {
  const plan = [stalledHeaders, stalledBody, resetAmidBody, answer(500), answer(200, 'x')]
  run.server.next(...plan)
  const trials = await Promise.all(plan.map(() => tryAt(run.server.url, { timeout: 1000, options: { retries: 0 } })))
  const ends = trials.map(({ error, answer: got }) => got?.text ?? (error as { code: string }).code)
  expect(ends.sort()).toEqual(['CONNECTION_FAILED', 'SERVER_ERROR', 'TIMEOUT', 'TIMEOUT', 'x'])
})
