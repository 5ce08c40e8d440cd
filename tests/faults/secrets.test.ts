import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'
import { answer, type Behaviour, resetAmidBody, stalledBody, statusLine } from '../support/faultServer.js'
import { KEY, seenOf, serveFaults, type TrialOptions, tryAt } from './harness.js'

const run = serveFaults()
const escaped = [...KEY].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

const faults: readonly (readonly [string, Behaviour])[] = [
  ['a server that repeats the key in its message', answer(400, { message: `no such key: ${KEY}` })],
  ['a server that repeats the key deep in its body', answer(400, { a: [{ b: { [KEY]: KEY } }] })],
  ['a server that repeats the key with escapes', answer(401, `{"message":"${escaped}","${escaped}":1}`)],
  ['a page that repeats the key', answer(500, `<html><p>${'x'.repeat(190)}${KEY}</p></html>`)],
  ['a page that hides the key in its tags', answer(500, `<i>${KEY.slice(0, 5)}</i><b data-k="${KEY}">${KEY}</b>`)],
  ['a status line that repeats the key', statusLine(403, `Bad ${KEY}`)],
  ['a request id that repeats the key', answer(500, '', { 'x-request-id': KEY })],
  ['headers that repeat the key', answer(503, '', { 'set-cookie': `k=${KEY}`, 'x-echo': `<${KEY}>` })],
  ['a redirect that repeats the key', answer(302, KEY, { location: `http://127.0.0.1/${KEY}` })],
  ['a broken connection', resetAmidBody],
  ['a timeout', stalledBody],
  ['a good answer', answer(200, KEY, { 'x-echo': KEY })],
]

test.each(faults)('%s shows the key in no error, hook or log', async (_, behaviour) => {
  const seen: string[] = []
  const watch = (event: unknown): void => void seen.push(seenOf(event))
  const logs = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level)),
    ...[process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write')),
  ]
  const { error } = await run.try([behaviour], {
    timeout: 80,
    hooks: { onRequest: watch, onResponse: watch, onRetry: watch },
    request: { url: `${run.server.url}/?key=${encodeURIComponent(KEY)}` },
  })
  const shown = [seenOf(error), ...seen, ...logs.map((log) => seenOf(log.mock.calls))].join('\n')
  expect(seen.length).toBeGreaterThan(0)
  expect(shown).not.toContain(KEY)
  expect(shown).not.toContain(encodeURIComponent(KEY))
  expect(shown).not.toContain(JSON.stringify(KEY).slice(1, -1))
})

/** Wraps the real fetch and fails as libraries around fetch do. */
const failing = (fail: (request: Parameters<typeof fetch>) => unknown): TrialOptions => ({
  fetch: async (...request) => {
    await (await fetch(...request)).text()
    throw fail(request)
  },
  options: { retries: 0 },
})

test.each<[string, (request: Parameters<typeof fetch>) => unknown]>([
  ['in its message', () => new Error(`cannot send ${KEY}`)],
  ['in a header object', ([, init]) => Object.assign(new Error('failed'), { headers: new Headers(init?.headers) })],
  ['in a request', ([url, init]) => Object.assign(new Error('failed'), { request: new Request(url, init) })],
  ['in plain headers', ([, init]) => Object.assign(new Error('failed'), { config: { headers: init?.headers } })],
  ['deep in its causes', () => new Error('a', { cause: new Error('b', { cause: [{ [KEY]: 1 }] }) })],
  ['in the list of an AggregateError', () => new AggregateError([new Error(KEY)], 'failed')],
  ['in bytes', () => Object.assign(new Error('failed'), { sent: new TextEncoder().encode(KEY) })],
  ['in a map', () => Object.assign(new Error('failed'), { sent: new Map([['x-api-key', KEY]]) })],
  ['behind a getter', () => Object.defineProperty(new Error('failed'), 'key', { get: () => KEY, enumerable: true })],
  ['in a hidden property', () => Object.defineProperty(new Error('failed'), 'key', { value: KEY })],
  ['under a symbol', () => Object.assign(new Error('failed'), { [Symbol('s')]: KEY })],
  ['in a symbol', () => Object.assign(new Error('failed'), { [Symbol(KEY)]: 1 })],
  ['in a function', () => Object.assign(new Error('failed'), { retry: Object.assign(() => {}, { key: KEY }) })],
  ['in its JSON', () => Object.assign(new Error('failed'), { toJSON: () => KEY })],
  [
    'in the JSON of its class',
    () =>
      new (class extends Error {
        readonly #key = KEY
        toJSON(): string {
          return this.#key
        }
      })('failed'),
  ],
  [
    'in its own way of being inspected',
    () =>
      new (class extends Error {
        readonly #key = KEY;
        [inspect.custom](): string {
          return this.#key
        }
      })('failed'),
  ],
  ['in its stack only', () => Object.assign(new Error('failed'), { stack: `Error: ${KEY}\n    at send` })],
  ['in a text that is no error', () => `failed: ${KEY}`],
  ['in its code', () => Object.assign(new Error('failed'), { code: KEY })],
])('a fetch that throws the key %s does not make it visible', async (_, fail) => {
  const { error } = await run.try([answer(200)], failing(fail))
  expect(error).toMatchObject({ code: 'CONNECTION_FAILED', cause: expect.anything() })
  expect(seenOf(error)).not.toContain(KEY)
  expect(seenOf(error)).not.toContain([...new TextEncoder().encode(KEY)].join(', '))
})

test('a cause is a plain error with the innermost reason and the code, whatever fetch threw', async () => {
  const cause = new TypeError('fetch failed', { cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }) })
  const { error } = await run.try(
    [answer(200)],
    failing(() => cause),
  )
  expect(error).toMatchObject({ cause: { name: 'Error', message: 'reset', code: 'ECONNRESET' } })
  expect(Reflect.ownKeys(Object((error as Error).cause)).sort()).toEqual(['code', 'message', 'stack'])
})

test('a cause that goes in circles is followed for a while', async () => {
  const cause = new Error('around')
  cause.cause = cause
  const { error } = await run.try(
    [answer(200)],
    failing(() => cause),
  )
  expect(error).toMatchObject({ cause: { message: 'around' } })
})

test('a fetch that rejects with what has no text is a ConnectionError like any other', async () => {
  const { error } = await run.try(
    [answer(200)],
    failing(() => Object.create(null)),
  )
  expect(error).toMatchObject({ code: 'CONNECTION_FAILED', cause: { message: 'an object' } })
})

test('a cause of a hundred thousand links is looked through in bounded time and depth', async () => {
  let cause: unknown = 'start'
  for (let link = 0; link < 100_000; link++) cause = new Error('again', { cause })
  const { error } = await run.try(
    [answer(200)],
    failing(() => cause),
  )
  expect(error).toMatchObject({ code: 'CONNECTION_FAILED', cause: { message: 'again' } })
})

test('a replaced cause keeps its code, so an unsent request is still repeated', async () => {
  const refusing: typeof fetch = () => Promise.reject(Object.assign(new Error(KEY), { code: 'ECONNREFUSED' }))
  const { error } = await tryAt('http://127.0.0.1', { fetch: refusing, request: { idempotent: false } })
  expect(error).toMatchObject({ attempts: 3, cause: { code: 'ECONNREFUSED', message: '[redacted]' } })
})

test('hooks see the other headers, and credentials redacted', async () => {
  const headers: unknown[] = []
  await run.try([answer(200)], { hooks: { onRequest: (event) => headers.push(event.headers) } })
  expect(headers).toEqual([{ 'x-api-key': '[redacted]', authorization: '[redacted]', accept: 'application/json' }])
})

test('the key itself does arrive at the server', async () => {
  await run.try([answer(200)])
  expect(run.server.seen.at(-1)?.headers).toMatchObject({ 'x-api-key': KEY, authorization: `Bearer ${KEY}` })
})
