import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ClientHooks, type ClientOptions, createClient } from '../../src/index.js'
import { createRawClient } from '../../src/raw.js'
import {
  answer,
  type FaultServer,
  resetBeforeHeaders,
  stalledHeaders,
  startFaultServer,
  truncated,
} from '../support/faultServer.js'
import { KEY, seenOf } from './harness.js'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const balance = answer(200, { balance: '7' })

let server: FaultServer
beforeAll(async () => {
  server = await startFaultServer()
})
afterEach(() => expect.poll(() => server.openSockets()).toBe(0))
afterAll(() => server.close())

type Told = readonly [hook: string, event: Readonly<Record<string, unknown>>]

/** A client, and what its hooks were told of calls and attempts, in order. */
function watched(options: Partial<ClientOptions> = {}) {
  const told: Told[] = []
  const names = ['onCallStart', 'onRequest', 'onResponse', 'onAttemptError', 'onRetry', 'onCallEnd'] as const
  const hooks: ClientHooks = Object.fromEntries(
    names.map((name) => [name, (event: object) => told.push([name, { ...event }])]),
  )
  const given = { apiKey: KEY, baseUrl: server.url, retries: { limit: 1, minDelay: 0 }, hooks, ...options }
  const of = (name: string) => told.filter(([hook]) => hook === name).map(([, event]) => event)
  return { told, of, hooks, options: given, client: createClient(given) }
}

test('a call is told from its start to its end, with what its attempts came to', async () => {
  server.next(answer(500, {}), balance)
  const { client, told, of } = watched()
  await client.evm.getNativeBalance({ address, chain: 'polygon' })
  const names = told.map(([name]) => name)
  expect(names).toEqual(['onCallStart', 'onRequest', 'onResponse', 'onRetry', 'onRequest', 'onResponse', 'onCallEnd'])
  const [start] = of('onCallStart')
  const callId = start?.callId
  expect(start).toEqual({ callId, operation: 'getNativeBalance', api: 'evm', chain: '0x89', start: expect.any(Number) })
  expect(told.map(([, event]) => event.callId)).toEqual(names.map(() => callId))
  expect(of('onResponse').map(({ status, bytes, units, api }) => ({ status, bytes, units, api }))).toEqual([
    { status: 500, bytes: 2, units: 10, api: 'evm' },
    { status: 200, bytes: '{"balance":"7"}'.length, units: 10, api: 'evm' },
  ])
  expect(of('onCallEnd')).toEqual([
    { callId, elapsed: expect.toSatisfy(Number.isInteger), attempts: 2, units: 20, rows: 1, issues: 0 },
  ])
})

test('bytes are those of the body once it is decompressed, whatever characters they spell', async () => {
  server.next(answer(200, { balance: '7', label: '日本' }))
  const { client, of } = watched()
  await client.evm.getNativeBalance({ address })
  expect(of('onResponse')[0]?.bytes).toBe(Buffer.byteLength('{"balance":"7","label":"日本"}'))
})

describe('every attempt that is sent ends by an answer or by an error', () => {
  test.each([
    ['a connection that is reset', resetBeforeHeaders, 'CONNECTION_FAILED'],
    ['an answer that breaks off', truncated, 'CONNECTION_FAILED'],
    ['silence', stalledHeaders, 'TIMEOUT'],
  ])('%s', async (_, behaviour, code) => {
    server.next(behaviour, balance)
    const { client, of } = watched({ timeout: 300 })
    await client.evm.getNativeBalance({ address })
    expect(of('onAttemptError')).toEqual([
      expect.objectContaining({ attempt: 1, units: 10, reason: expect.objectContaining({ code }) }),
    ])
    expect(of('onRequest')).toHaveLength(2)
    expect(of('onCallEnd')[0]).toMatchObject({ attempts: 2, rows: 1 })
  })

  test('the abort of the caller, whose reason it is told with', async () => {
    server.next(stalledHeaders)
    const { client, of } = watched()
    const controller = new AbortController()
    const call = client.evm.getNativeBalance({ address }, { signal: controller.signal })
    await expect.poll(() => of('onRequest')).toHaveLength(1)
    controller.abort('enough')
    await expect(call).rejects.toBe('enough')
    expect(of('onAttemptError').map(({ reason }) => reason)).toEqual(['enough'])
    expect(of('onCallEnd')).toEqual([expect.objectContaining({ attempts: 1, units: 10, rows: 0, error: 'enough' })])
  })
})

test('a call that is refused for its inputs is told as it fails, and has sent nothing', async () => {
  const { client, told } = watched()
  const error = await client.evm.getNativeBalance({ address: 'nobody' }).catch((reason: unknown) => reason)
  expect(told).toEqual([
    ['onCallStart', expect.objectContaining({ operation: 'getNativeBalance', api: 'evm', chain: undefined })],
    ['onCallEnd', expect.objectContaining({ attempts: 0, units: 0, rows: 0, issues: 0, error })],
  ])
})

test('a call whose answer cannot be read ends with that error', async () => {
  server.next(answer(200, []))
  const { client, of } = watched()
  const error = await client.evm.getNativeBalance({ address }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'INVALID_DATA' })
  expect(of('onCallEnd')).toEqual([expect.objectContaining({ attempts: 1, units: 10, error })])
})

test('each page of a list is a call, with its rows and issues', async () => {
  const token = { token_address: address, token_id: '1', owner_of: address }
  server.next(
    answer(200, { cursor: 'next', result: [token, { ...token, token_id: 'x' }] }),
    answer(200, { cursor: null, result: [token] }),
  )
  const { of, hooks } = watched()
  const counting = createClient({ apiKey: KEY, baseUrl: server.url, hooks: [hooks, { onIssue: () => {} }] })
  for await (const _ of counting.evm.getWalletNFTs({ address }));
  expect(new Set(of('onCallStart').map(({ callId }) => callId)).size).toBe(2)
  expect(of('onCallEnd').map(({ rows, issues }) => [rows, issues])).toEqual([
    [1, 1],
    [1, 0],
  ])
})

test('a start is told while the call is being made, in the context of its caller', () => {
  server.next(balance)
  const { client, told } = watched()
  const call = client.evm.getNativeBalance({ address })
  expect(told.map(([name]) => name)).toEqual(['onCallStart'])
  return call
})

describe('hooks as a list', () => {
  test('all of them are told, in order, and undefined is skipped', async () => {
    server.next(balance)
    const heard: string[] = []
    const say = (word: string): ClientHooks => ({ onRequest: () => heard.push(word) })
    await watched({ hooks: [say('a'), undefined, say('b')] }).client.evm.getNativeBalance({ address })
    expect(heard).toEqual(['a', 'b'])
  })

  test('one that throws takes nothing from the others', async () => {
    server.next(balance)
    const onRequest = vi.fn()
    const failing: ClientHooks = {
      onRequest: () => {
        throw new Error('of a hook')
      },
    }
    await watched({ hooks: [failing, { onRequest }] }).client.evm.getNativeBalance({ address })
    expect(onRequest).toHaveBeenCalledOnce()
  })

  test('any onIssue among them silences the default warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.next(answer(200, { balance: '7', result: [{ token_id: 1 }], cursor: null }))
    const onIssue = vi.fn()
    await watched({ hooks: [{}, { onIssue }] }).client.evm.getWalletNFTs({ address })
    expect(onIssue).toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    [[{ onRequset: () => {} }], 'Unknown option: hooks.onRequset'],
    [[{ onRequest: 1 }], 'Invalid option: hooks.onRequest'],
    [[null], 'Invalid option: hooks'],
    ['console', 'Invalid option: hooks'],
  ])('%j is refused', (hooks, message) => {
    expect(() => createClient(Object({ apiKey: KEY, hooks }))).toThrow(message)
  })
})

describe('other ways to call', () => {
  test('a custom request is told by its path, without what its headers hide', async () => {
    server.next(answer(200, {}))
    const { client, told } = watched({ headers: { 'x-auth-token': 'tok-12345-secret' } })
    await client.request({ api: 'evm', method: 'GET', path: '/of/tok-12345-secret' })
    expect(told[0]).toEqual(['onCallStart', expect.objectContaining({ api: 'evm', operation: 'GET /of/[redacted]' })])
    expect(told.at(-1)?.[0]).toBe('onCallEnd')
    expect(seenOf(told)).not.toMatch(/tok-12345-secret|very-secret/)
  })

  test('the raw client tells its calls too; an error answer is a failure', async () => {
    server.next(answer(404, { message: 'No such block' }))
    const { options, of } = watched()
    await createRawClient('evm', options).GET('/{address}/balance', { params: { path: { address } } })
    expect(of('onCallStart')).toEqual([expect.objectContaining({ operation: 'getNativeBalance', api: 'evm' })])
    expect(of('onCallEnd')).toEqual([
      expect.objectContaining({ attempts: 1, units: 10, rows: 0, error: expect.objectContaining({ status: 404 }) }),
    ])
  })
})
