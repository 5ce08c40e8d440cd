import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCaller } from '../../../src/index.js'
import { collect, pagedOperation, plainOperation, runServer } from '../client/harness.js'

const harness = runServer()
const caller = () => createCaller({ apiKey: null, baseUrl: harness.server.url, retries: 0 })
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for something that happens by itself; the test's own time limit ends it. */
async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await later(2)
}

const unhandled: unknown[] = []
const note = (reason: unknown): unknown => unhandled.push(reason)
beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => void process.off('unhandledRejection', note))

describe('a call', () => {
  test('starts at once, before anybody awaits it', async () => {
    harness.server.answer({ body: 1 })
    const call = caller().call(plainOperation(), {})
    await until(() => harness.server.arrivals.length > 0)
    expect(await call).toBe(1)
    expect(harness.server.arrivals).toHaveLength(1)
  })

  test('withResponse gives the answer, its wire JSON, the response and the issues, without another request', async () => {
    harness.server.answer({ body: { a: 1 }, headers: { 'x-request-id': 'r1' } })
    const call = caller().call(plainOperation({ decode: () => 'decoded' }), {})
    const { data, raw, response, issues } = await call.withResponse()
    expect([data, raw, issues]).toEqual(['decoded', { a: 1 }, []])
    expect(response).toMatchObject({ status: 200, attempts: 1, url: `${harness.server.url}/evm/plain` })
    expect(response.headers.get('x-request-id')).toBe('r1')
    expect(response.elapsed).toBeGreaterThanOrEqual(0)
    expect(await call.raw()).toEqual({ a: 1 })
    expect(harness.server.arrivals).toHaveLength(1)
  })

  test('raw() gives the wire JSON also where decoding fails', async () => {
    harness.server.answer({ body: { a: 1 } })
    const call = caller().call(plainOperation({ decode: () => undefined }), {})
    expect(await call.raw()).toEqual({ a: 1 })
  })

  test.each([
    ['unknown inputs', { nonsense: 1 }],
    ['an input that is no object', 'text'],
    ['a list as input', ['text']],
  ])('throws nothing synchronously for %s, but rejects', async (_what, input) => {
    const call = caller().call(plainOperation(), input)
    await expect(call).rejects.toMatchObject({ name: 'InputError', operation: 'plain' })
  })
})

describe('whoever handles one side of a failed call has handled it', () => {
  const failing = { status: 400, body: { message: 'no' } }
  const rejects = { name: 'ApiError' }

  test.each([
    ['the promise', async () => expect(caller().call(plainOperation(), {})).rejects.toMatchObject(rejects)],
    [
      'withResponse',
      async () => expect(caller().call(plainOperation(), {}).withResponse()).rejects.toMatchObject(rejects),
    ],
    ['raw', async () => expect(caller().call(plainOperation(), {}).raw()).rejects.toMatchObject(rejects)],
    ['a page', async () => expect(caller().call(pagedOperation(), {})).rejects.toMatchObject(rejects)],
    [
      'withResponse of a page',
      async () => expect(caller().call(pagedOperation(), {}).withResponse()).rejects.toMatchObject(rejects),
    ],
    ['raw of a page', async () => expect(caller().call(pagedOperation(), {}).raw()).rejects.toMatchObject(rejects)],
    ['for await', async () => expect(collect(caller().call(pagedOperation(), {}))).rejects.toMatchObject(rejects)],
    [
      'for await of pages',
      async () => expect(collect(caller().call(pagedOperation(), {}).pages())).rejects.toMatchObject(rejects),
    ],
  ])('%s', async (_what, run) => {
    harness.server.answer(failing)
    await run()
    await later(20)
    expect(unhandled).toEqual([])
  })

  test('pages() that are read only after the failure came', async () => {
    harness.server.answer(failing)
    const pages = caller().call(pagedOperation(), {}).pages()
    await later(50)
    await expect(collect(pages)).rejects.toMatchObject(rejects)
    expect(unhandled).toEqual([])
  })

  test('two readers of one paged call both get the failure', async () => {
    harness.server.answer(failing)
    const call = caller().call(pagedOperation(), {})
    const outcomes = await Promise.allSettled([collect(call), collect(call.pages()), call, call.raw()])
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected'])
    await later(20)
    expect(unhandled).toEqual([])
  })
})

test('a paged call whose options and whose operation are wrong rejects once', async () => {
  const operation = pagedOperation({ first: 2 as never })
  const call = caller().call(operation, {}, { timeout: 0 })
  await expect(call).rejects.toMatchObject({ code: 'INVALID_CONFIGURATION' })
  await later(20)
  expect(unhandled).toEqual([])
})

test('a call that fails and that nobody looks at is an unhandled rejection, as with any promise', async () => {
  const others = process.listeners('unhandledRejection')
  for (const listener of others) process.off('unhandledRejection', listener)
  process.on('unhandledRejection', note)
  harness.server.answer({ status: 400, body: {} })
  void caller().call(plainOperation(), {})
  await until(() => unhandled.length > 0)
  process.off('unhandledRejection', note)
  for (const listener of others) process.on('unhandledRejection', listener)
  expect(unhandled).toHaveLength(1)
})

test('a hundred calls at once do not mix their answers', async () => {
  harness.server.answer(({ path }) => ({ body: { path } }))
  const paths = Array.from({ length: 100 }, (_, index) => `/plain/${index}`)
  const shared = caller()
  const answers = await Promise.all(paths.map((path) => shared.call(plainOperation({ path }), {})))
  expect(answers).toEqual(paths.map((path) => ({ path: `/evm${path}` })))
})
