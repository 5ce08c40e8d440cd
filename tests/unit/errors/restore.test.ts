import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import * as root from '../../../src/index.js'
import { collect, pagedOperation, runServer } from '../client/harness.js'

const { isLedgerlineError, errorFromJSON } = root
const harness = runServer()

/** What comes back from a worker that was sent a value. */
async function throughWorker<T>(value: T): Promise<T> {
  const echo =
    "const { parentPort } = require('node:worker_threads'); parentPort.once('message', (m) => parentPort.postMessage(m))"
  const worker = new Worker(echo, { eval: true })
  const answer = new Promise<T>((resolve) => worker.once('message', resolve))
  worker.postMessage(value)
  return answer.finally(() => worker.terminate())
}

async function failureOf(call: Promise<unknown>): Promise<root.LedgerlineError> {
  const error: unknown = await call.catch((reason: unknown) => reason)
  if (!isLedgerlineError(error)) throw new Error('it did not fail as expected')
  return error
}

test('an error that is sent as JSON is the same error on the other side, with class, code and fields', async () => {
  harness.server.answer({ status: 429, body: { message: 'slow down' }, headers: { 'retry-after': '7' } })
  const error = await failureOf(harness.client().evm.web3ApiVersion())
  const restored = errorFromJSON(await throughWorker(error.toJSON()))
  expect(restored).toBeInstanceOf(root.RateLimitError)
  expect(isLedgerlineError(restored)).toBe(true)
  expect(restored.toJSON()).toEqual(error.toJSON())
  expect(restored.toJSON()).toMatchObject({
    code: 'RATE_LIMITED',
    status: 429,
    retryAfterMs: 7000,
    operation: 'web3ApiVersion',
  })
})

describe('every class is restored:', () => {
  const classes = Object.entries(root).filter(
    ([name]) => /.Error$/.test(name) && !/^(restore|isLedger|Ledger)/.test(name),
  )
  test('there are several', () => expect(classes.length).toBeGreaterThan(10))

  test.each(classes)('%s', (name, ErrorClass) => {
    const error: root.LedgerlineError = Reflect.construct(Object(ErrorClass), ['What happened', { hints: ['Do this'] }])
    const restored = errorFromJSON(structuredClone(error.toJSON()))
    expect(restored.constructor).toBe(ErrorClass)
    expect([restored.name, restored.code, restored.hints]).toEqual([name, error.code, ['Do this']])
  })
})

test('an error of a class that a later version has keeps its code and message', () => {
  const json = { name: 'LaterError', code: 'API_ERROR', message: 'Spent', hints: [] } as const
  expect(errorFromJSON(json)).toMatchObject({ code: 'API_ERROR', message: 'Spent' })
  expect(isLedgerlineError(errorFromJSON(json))).toBe(true)
})

test('a page that is sent to a worker is its data, from whose cursor a call goes on', async () => {
  harness.server.answer(({ query }) => ({
    body: query.get('cursor') ? { result: [3] } : { result: [1, 2], cursor: 'c' },
  }))
  const client = harness.client()
  const page = await throughWorker(await client.call(pagedOperation(), {}))
  expect(page).toEqual({
    ...{ result: [1, 2], cursor: 'c', total: 0, page: 0, pageSize: 0, issues: [] },
    ...{ envelope: { cursor: 'c' }, raw: { result: [1, 2], cursor: 'c' } },
  })
  expect(await collect(client.call(pagedOperation(), { cursor: page.cursor ?? '' }))).toEqual([3])
})
