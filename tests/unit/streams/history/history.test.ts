import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClient } from '../../../../src/index.js'
import { failedDeliveries, replayFailed } from '../../../../src/streams.js'
import { type StreamService, startStreamService } from '../../../support/streamService.js'

let service: StreamService
beforeEach(async () => {
  service = await startStreamService()
})
afterEach(() => service.close())

const clientOf = () => createClient({ apiKey: 'test', baseUrl: { streams: service.url }, retries: 0 })
const since = new Date('2026-01-02T00:00:00.500Z')

/** Failed deliveries, a second apart, the newest first. */
function fail(count: number, from = Date.UTC(2026, 0, 2), fields: object = {}): void {
  for (let at = 0; at < count; at++)
    service.history.unshift({
      id: `failed-${service.history.length}`,
      date: new Date(from + at * 1000).toISOString(),
      tinyPayload: null,
      webhookUrl: 'https://example.com/webhook',
      streamId: 'evm-1',
      ...fields,
    })
}

async function idsOf(deliveries: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of deliveries) ids.push(id)
  return ids
}

test('failed deliveries of a stream come over all pages, to the millisecond from when they are asked for', async () => {
  fail(251)
  fail(3, undefined, { streamId: 'evm-2' })
  const ids = await idsOf(failedDeliveries(clientOf(), { streamId: 'evm-1', since }))
  expect(ids).toEqual(Array.from({ length: 250 }, (_, at) => `failed-${250 - at}`))
})

test('a list that grows while it is read gives each delivery once', async () => {
  fail(150)
  service.script = (_, index) => {
    if (index === 1) fail(10, Date.UTC(2026, 0, 3))
    return undefined
  }
  const ids = await idsOf(failedDeliveries(clientOf(), { streamId: 'evm-1', since }))
  expect(ids).toHaveLength(new Set(ids).size)
  expect(ids).toHaveLength(149)
})

test.each([
  ['btc-mainnet', { block: { hash: 'mempool', height: '0' }, transactions: [{ txid: 'ab', vout: [{ value: 0.1 }] }] }],
  ['solana_mainnet', { block: { slot: '1', blockHeight: null }, transactions: [{ signature: 'ab' }] }],
])('a payload of %s comes as it is, also for a strict client', async (chainId, body) => {
  const payload = { chainId, network: 'mainnet', confirmed: false, streamId: 'evm-1', retries: 0, ...body }
  fail(1, Date.UTC(2026, 0, 3), { payload, tinyPayload: { chainId, block: '1' } })
  const client = createClient({ apiKey: 'test', baseUrl: { streams: service.url }, decode: 'strict' })
  const payloads: unknown[] = []
  for await (const one of failedDeliveries(client, { streamId: 'evm-1', since })) payloads.push(one.payload)
  expect(payloads).toEqual([{ type: 'unknown', tag: chainId, raw: payload }])
})

test('replayFailed sends each once, and says how many', async () => {
  fail(121)
  expect(await replayFailed(clientOf(), { streamId: 'evm-1', since })).toEqual({ replayed: 120, failed: [] })
  expect(service.replayed).toHaveLength(120)
  expect(new Set(service.replayed).size).toBe(120)
})

test('replayFailed goes on after one that cannot be sent, and names it', async () => {
  fail(5)
  service.script = ({ path }) => (path.endsWith('/failed-3') ? { status: 500 } : undefined)
  const { replayed, failed } = await replayFailed(clientOf(), { streamId: 'evm-1', since })
  expect([replayed, failed]).toEqual([
    3,
    [{ id: 'failed-3', error: expect.objectContaining({ code: 'SERVER_ERROR' }) }],
  ])
})

test.each([
  ['no date', { date: undefined }],
  ['no webhookUrl', { webhookUrl: null }],
  ['no streamId', { streamId: undefined }],
  ['a number as its id', { id: 2 }],
])('replayFailed names one that is listed with %s, and sends the others', async (_, odd) => {
  fail(4)
  const row = Object.assign(service.history[1] ?? {}, odd)
  const page = { result: service.history, total: 4, cursor: null }
  service.script = ({ method }) => (method === 'GET' ? { status: 200, body: page } : undefined)
  const { replayed, failed } = await replayFailed(clientOf(), { streamId: 'evm-1', since })
  expect([replayed, failed]).toEqual([
    2,
    [{ id: String(row.id), error: expect.objectContaining({ name: 'DecodeError', path: '/result/1' }) }],
  ])
})

test('replayFailed does not name what it cannot read of another stream, or from before', async () => {
  fail(4)
  Object.assign(service.history[1] ?? {}, { webhookUrl: null, streamId: 'evm-2' })
  Object.assign(service.history[2] ?? {}, { webhookUrl: null, date: '2026-01-01T00:00:00Z' })
  const page = { result: service.history, total: 4, cursor: null }
  service.script = ({ method }) => (method === 'GET' ? { status: 200, body: page } : undefined)
  expect(await replayFailed(clientOf(), { streamId: 'evm-1', since })).toEqual({ replayed: 1, failed: [] })
})

test('replayFailed ends although what it sends fails again at once', async () => {
  fail(120)
  service.script = ({ method }) => {
    if (method === 'POST') fail(1, Date.UTC(2026, 0, 3))
    return undefined
  }
  expect((await replayFailed(clientOf(), { streamId: 'evm-1', since })).replayed).toBe(119)
})

test('replayFailed ends with an error after which nothing could be sent', async () => {
  fail(5)
  service.script = ({ method }) => (method === 'POST' ? { status: 401 } : undefined)
  await expect(replayFailed(clientOf(), { streamId: 'evm-1', since })).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(service.writes()).toHaveLength(1)
})

test('replayFailed ends when it is aborted, with the reason', async () => {
  fail(5)
  const controller = new AbortController()
  const reason = new Error('enough')
  service.script = (_, index) => {
    if (index === 2) controller.abort(reason)
    return undefined
  }
  const call = replayFailed(clientOf(), { streamId: 'evm-1', since, signal: controller.signal })
  await expect(call).rejects.toBe(reason)
  expect(service.requests).toHaveLength(3)
})

test.each([
  [{ since }, 'Param options.streamId is required'],
  [{ streamId: 'a' }, 'is required'],
  [{ streamId: 'a', since: '2026' }, 'takes a valid Date'],
  [{ streamId: 'a', since: new Date('x') }, 'takes a valid Date'],
  [{ streamId: 'a', since, until: since }, 'Unknown param'],
])('options such as %j are refused before anything is sent', async (options, message) => {
  await expect(replayFailed(clientOf(), options as never)).rejects.toThrow(message.replace('options.', ''))
  expect(() => failedDeliveries(clientOf(), options as never)).toThrow(message.replace('options.', ''))
  expect(service.requests).toEqual([])
})
