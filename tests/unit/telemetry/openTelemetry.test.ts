import { context, metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ClientOptions, createClient } from '../../../src/index.js'
import { openTelemetry } from '../../../src/opentelemetry.js'
import {
  answer,
  type FaultServer,
  resetBeforeHeaders,
  stalledHeaders,
  startFaultServer,
} from '../../support/faultServer.js'

// Against the SDK itself: what an exporter gets.

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const apiKey = 'a-very-secret-key'
const balance = answer(200, { balance: '7' })

const spans = new InMemorySpanExporter()
const tracerProvider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] })
const measured = new InMemoryMetricExporter(AggregationTemporality.DELTA)
const reader = new PeriodicExportingMetricReader({ exporter: measured, exportIntervalMillis: 2 ** 30 })
const meterProvider = new MeterProvider({ readers: [reader] })

let server: FaultServer
beforeAll(async () => {
  server = await startFaultServer()
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
})
beforeEach(async () => {
  await reader.forceFlush() // what earlier tests counted
  measured.reset()
  spans.reset()
})
afterEach(() => expect.poll(() => server.openSockets()).toBe(0))
afterAll(async () => {
  context.disable()
  await Promise.all([server.close(), tracerProvider.shutdown(), meterProvider.shutdown()])
})

const clientOf = (options: Partial<ClientOptions> = {}) =>
  createClient({
    apiKey,
    baseUrl: server.url,
    retries: { limit: 1, minDelay: 0 },
    hooks: openTelemetry({ tracerProvider, meterProvider }),
    ...options,
  })

/** What was counted since the test began, by name: each series with its attributes. */
async function metricsNow(): Promise<Readonly<Record<string, MetricData['dataPoints']>>> {
  await reader.forceFlush()
  const all = measured.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
  return Object.fromEntries(all.map(({ descriptor, dataPoints }) => [descriptor.name, dataPoints]))
}

describe('spans', () => {
  test('a call is a client span, with its attempts as events and the attributes of HTTP', async () => {
    server.next(answer(503, {}), balance)
    await clientOf().evm.getNativeBalance({ address, chain: 'polygon' })
    const [span, ...others] = spans.getFinishedSpans()
    expect(others).toEqual([])
    expect(span).toMatchObject({ name: 'evm.getNativeBalance', kind: SpanKind.CLIENT, ended: true })
    expect(span?.instrumentationScope.name).toBe('ledgerline')
    expect(span?.status.code).toBe(SpanStatusCode.UNSET)
    expect(span?.attributes).toEqual({
      'ledgerline.api': 'evm',
      'ledgerline.operation': 'getNativeBalance',
      'ledgerline.chain': '0x89',
      'ledgerline.attempts': 2,
      'ledgerline.units': 20,
      'ledgerline.rows': 1,
      'ledgerline.issues': 0,
      'http.request.method': 'GET',
      'http.request.resend_count': 1,
      'http.response.status_code': 200,
      'url.full': `${server.url}/evm/${address}/balance?chain=0x89`,
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(server.url).port),
    })
    expect(span?.events.map(({ name, attributes }) => ({ name, ...attributes }))).toEqual([
      {
        name: 'ledgerline.attempt',
        'ledgerline.attempt': 1,
        'ledgerline.elapsed': expect.any(Number),
        'http.response.status_code': 503,
        'error.type': '503',
      },
      {
        name: 'ledgerline.attempt',
        'ledgerline.attempt': 2,
        'ledgerline.elapsed': expect.any(Number),
        'http.response.status_code': 200,
      },
    ])
  })

  test('it is the child of what is active when the call is made, each of many at once', async () => {
    server.next(balance)
    const client = clientOf()
    const tracer = tracerProvider.getTracer('app')
    const parents = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        tracer.startActiveSpan(`job ${index}`, async (span) => {
          await Promise.resolve()
          await client.evm.getNativeBalance({ address })
          span.end()
          return span.spanContext()
        }),
      ),
    )
    const calls = spans.getFinishedSpans().filter(({ name }) => name === 'evm.getNativeBalance')
    expect(calls.map((span) => span.parentSpanContext?.spanId).sort()).toEqual(
      parents.map(({ spanId }) => spanId).sort(),
    )
    expect(new Set(calls.map((span) => span.spanContext().traceId)).size).toBe(10)
  })

  test('each page of a list has its own, below the span around the loop', async () => {
    const row = { token_address: address, token_id: '1', owner_of: address }
    server.next(answer(200, { cursor: 'c', result: [row, row] }), answer(200, { cursor: null, result: [row] }))
    const parent = await tracerProvider.getTracer('app').startActiveSpan('loop', async (span) => {
      for await (const _ of clientOf().evm.getWalletNFTs({ address }));
      span.end()
      return span.spanContext()
    })
    const pages = spans.getFinishedSpans().filter(({ name }) => name === 'evm.getWalletNFTs')
    expect(pages.map(({ attributes }) => attributes['ledgerline.rows'])).toEqual([2, 1])
    expect(pages.map((span) => span.parentSpanContext?.spanId)).toEqual([parent.spanId, parent.spanId])
  })

  test.each([
    ['an error status', answer(404, { message: 'No such wallet' }), 'NOT_FOUND', 404],
    ['no answer', resetBeforeHeaders, 'CONNECTION_FAILED', undefined],
    ['an answer that cannot be read', answer(200, []), 'INVALID_DATA', 200],
  ])('%s is an error with its code', async (_, behaviour, code, status) => {
    server.next(behaviour)
    await expect(clientOf().evm.getNativeBalance({ address })).rejects.toThrow()
    const [span] = spans.getFinishedSpans()
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR, message: expect.stringMatching(/\S/) })
    expect(span?.attributes['error.type']).toBe(code)
    expect(span?.attributes['http.response.status_code']).toBe(status)
  })

  test('an abort ends it, and says nothing of the reason but its name', async () => {
    server.next(stalledHeaders)
    const controller = new AbortController()
    const call = clientOf().evm.getNativeBalance({ address }, { signal: controller.signal })
    setTimeout(() => controller.abort(new RangeError('private')), 50)
    await expect(call).rejects.toThrow('private')
    const [span] = spans.getFinishedSpans()
    expect(span?.status).toEqual({ code: SpanStatusCode.ERROR })
    expect(span?.attributes).toMatchObject({ 'error.type': 'RangeError', 'ledgerline.attempts': 1 })
  })

  test('a custom request is named by its method, as its paths are without number', async () => {
    server.next(answer(200, {}))
    await clientOf().request({ api: 'evm', method: 'GET', path: '/of/mine' })
    const [span] = spans.getFinishedSpans()
    expect(span).toMatchObject({ name: 'evm.GET', attributes: { 'ledgerline.operation': 'GET /of/mine' } })
  })

  test('no byte of the key is in what an exporter gets', async () => {
    server.next(answer(401, { message: `The key ${apiKey} is unknown` }, { 'x-request-id': apiKey }))
    await expect(clientOf().evm.getNativeBalance({ address })).rejects.toThrow()
    const [span] = spans.getFinishedSpans()
    expect(JSON.stringify([span?.name, span?.attributes, span?.events, span?.status])).not.toContain(apiKey)
    expect(JSON.stringify(await metricsNow())).not.toContain(apiKey)
  })
})

describe('metrics', () => {
  const call = { 'ledgerline.api': 'evm', 'ledgerline.operation': 'getNativeBalance' }

  test('durations are seconds, per attempt and per call; units, retries and issues are counted', async () => {
    server.next(answer(503, {}), balance)
    await clientOf().evm.getNativeBalance({ address })
    const found = await metricsNow()
    const http = found['http.client.request.duration'] ?? []
    expect(http.map(({ attributes }) => attributes['http.response.status_code']).sort()).toEqual([200, 503])
    for (const { attributes, value } of http) {
      expect(attributes).toMatchObject({ ...call, 'http.request.method': 'GET', 'server.address': '127.0.0.1' })
      expect(attributes).not.toHaveProperty('url.full')
      expect(value).toMatchObject({ count: 1, sum: expect.toSatisfy((sum) => sum >= 0 && sum < 5) })
    }
    expect(found['ledgerline.call.duration']).toMatchObject([{ attributes: call, value: { count: 1 } }])
    expect(found['ledgerline.units']).toMatchObject([{ attributes: call, value: 20 }])
    expect(found['ledgerline.retries']).toMatchObject([
      { attributes: { ...call, 'error.type': 'SERVER_ERROR' }, value: 1 },
    ])
    expect(found).not.toHaveProperty(['ledgerline.issues'])
  })

  test('an attempt without an answer has the type of its error', async () => {
    server.next(resetBeforeHeaders, balance)
    await clientOf().evm.getNativeBalance({ address })
    const http = (await metricsNow())['http.client.request.duration'] ?? []
    expect(http.map(({ attributes }) => attributes['error.type'])).toEqual(['CONNECTION_FAILED', undefined])
  })

  test('issues are counted by operation', async () => {
    server.next(answer(200, { cursor: null, result: [{ token_id: 'x' }, { token_id: 'y' }] }))
    const hooks = [openTelemetry({ tracerProvider, meterProvider }), { onIssue() {} }]
    const page = await clientOf({ hooks }).evm.getWalletNFTs({ address })
    expect(page.issues.length).toBeGreaterThan(0)
    expect((await metricsNow())['ledgerline.issues']).toMatchObject([
      { attributes: { 'ledgerline.operation': 'getWalletNFTs' }, value: page.issues.length },
    ])
  })

  test('buckets are those of the conventions', async () => {
    server.next(balance)
    await clientOf().evm.getNativeBalance({ address })
    const [point] = (await metricsNow())['http.client.request.duration'] ?? []
    expect(point?.value).toMatchObject({ buckets: { boundaries: expect.arrayContaining([0.005, 0.75, 10]) } })
  })
})

test('providers that are registered after the client was made, and after its first call, are used', async () => {
  server.next(balance)
  const client = clientOf({ hooks: openTelemetry() })
  try {
    await client.evm.getNativeBalance({ address })
    trace.setGlobalTracerProvider(tracerProvider)
    metrics.setGlobalMeterProvider(meterProvider)
    await client.evm.getNativeBalance({ address })
    expect(spans.getFinishedSpans()).toHaveLength(1)
    expect((await metricsNow())['ledgerline.call.duration']).toMatchObject([{ value: { count: 1 } }])
  } finally {
    trace.disable()
    metrics.disable()
  }
})

test('what is no provider is refused', () => {
  expect(() => openTelemetry(Object({ tracerProvider: {} }))).toThrow('Invalid option: tracerProvider')
  expect(() => openTelemetry(Object({ meter: meterProvider }))).toThrow('Unknown option: meter')
})
