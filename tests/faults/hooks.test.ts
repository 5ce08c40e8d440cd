import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ServerError } from '../../src/errors/api.js'
import type { TransportHooks } from '../../src/transport/events.js'
import { answer } from '../support/faultServer.js'
import { serveFaults } from './harness.js'

const run = serveFaults()
const unhandled: unknown[] = []
const note = (reason: unknown): void => void unhandled.push(reason)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(() => void process.off('unhandledRejection', note))

test('hooks see each attempt, each answer and each wait, in order', async () => {
  const events: unknown[] = []
  const hooks: TransportHooks = {
    onRequest: ({ operation, method, url, attempt }) => events.push(['request', operation, method, url, attempt]),
    onResponse: ({ operation, status, url, attempt, headers }) =>
      events.push(['response', operation, status, url, attempt, headers['x-limit']]),
    onRetry: ({ operation, attempt, delay, reason }) =>
      events.push(['retry', operation, attempt, delay, reason instanceof ServerError]),
  }
  await run.try([answer(500), answer(200, '', { 'x-limit': '7' })], { hooks })
  const url = `${run.server.url}/block/1`
  expect(events).toEqual([
    ['request', 'getBlock', 'GET', url, 1],
    ['response', 'getBlock', 500, url, 1, undefined],
    ['retry', 'getBlock', 1, expect.toSatisfy((delay) => delay >= 50 && delay <= 500), true],
    ['request', 'getBlock', 'GET', url, 2],
    ['response', 'getBlock', 200, url, 2, '7'],
  ])
})

test('elapsed is milliseconds: of the attempt in the hook, of the whole call in the answer', async () => {
  const elapsed: number[] = []
  const { answer: got } = await run.try([answer(500), answer(200)], {
    fetch: async (...request) => {
      await new Promise((wake) => setTimeout(wake, 30))
      return fetch(...request)
    },
    hooks: { onResponse: (event) => elapsed.push(event.elapsed) },
  })
  const whole = got?.response.elapsed ?? 0
  expect(elapsed).toEqual([expect.toSatisfy(Number.isInteger), expect.toSatisfy(Number.isInteger)])
  for (const part of elapsed) expect(part).toBeGreaterThanOrEqual(28) // timers may be a millisecond early
  expect(whole).toBeGreaterThanOrEqual(elapsed.reduce((sum, part) => sum + part) - 2) // each is rounded
  expect(whole).toBeLessThan(5000)
})

test.each([
  ['back', -3_600_000],
  ['forward', 3_600_000],
])('elapsed stays what passed when the clock of the machine is put %s amid the call', async (_, shift) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const elapsed: number[] = []
    const { answer: got } = await run.try([answer(200)], {
      fetch: async (...request) => {
        vi.setSystemTime(Date.now() + shift)
        return fetch(...request)
      },
      hooks: { onResponse: (event) => elapsed.push(event.elapsed) },
    })
    for (const ms of [...elapsed, got?.response.elapsed ?? -1]) {
      expect(ms).toBeGreaterThanOrEqual(0)
      expect(ms).toBeLessThan(60_000)
      expect(Number.isInteger(ms)).toBe(true)
    }
  } finally {
    vi.useRealTimers()
  }
})

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('hook')
    },
  ],
  ['rejects', () => Promise.reject(new Error('hook'))],
])('a hook that %s does not break a call', async (_, hook) => {
  const hooks = { onRequest: hook, onResponse: hook, onRetry: hook }
  const { answer: got } = await run.try([answer(500), answer(200, 'x')], { hooks })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(got).toMatchObject({ text: 'x', response: { attempts: 2 } })
  expect(unhandled).toEqual([])
})

test('a hook cannot change the request', async () => {
  const onRequest = (event: object): void => void Object.assign(event, { headers: {}, method: 'DELETE' })
  await run.try([answer(200)], { hooks: { onRequest } })
  expect(run.server.seen.at(-1)).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } })
})
