import { context, metrics, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTelemetry } from '../../../src/opentelemetry.js'
import { createProxy } from '../../../src/proxy.js'
import { createRawClient } from '../../../src/raw.js'
import { address, key, runServer } from '../client/harness.js'

// Beside the instrumentation of Node's fetch, as every Node app with auto-instrumentation has it.

const harness = runServer()
const spans = new InMemorySpanExporter()
const tracerProvider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] })
const measured = new InMemoryMetricExporter(AggregationTemporality.DELTA)
const reader = new PeriodicExportingMetricReader({ exporter: measured, exportIntervalMillis: 2 ** 30 })
const meterProvider = new MeterProvider({ readers: [reader] })
const instrumentation = new UndiciInstrumentation()

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  instrumentation.setTracerProvider(tracerProvider)
  instrumentation.setMeterProvider(meterProvider)
})
beforeEach(async () => {
  await reader.forceFlush()
  measured.reset()
  spans.reset()
  harness.server.answer({ body: { balance: '7' } })
})
afterAll(async () => {
  instrumentation.disable()
  context.disable()
  trace.disable()
  metrics.disable()
  await Promise.all([tracerProvider.shutdown(), meterProvider.shutdown()])
})

const hooks = openTelemetry({ tracerProvider, meterProvider })
const clientOf = () => harness.client({ hooks, retries: { limit: 2, minDelay: 1 } })

const inSpan = async (work: () => Promise<unknown>): Promise<void> => {
  await tracerProvider.getTracer('app').startActiveSpan('app', async (span) => {
    await work()
    span.end()
  })
}

/** Every span as its name below the names of its parents. */
const paths = (): readonly string[] => {
  const all = spans.getFinishedSpans()
  const pathOf = (id: string | undefined): string => {
    const span = all.find((one) => one.spanContext().spanId === id)
    return span ? `${pathOf(span.parentSpanContext?.spanId)}/${span.name}` : ''
  }
  return all.map((span) => pathOf(span.spanContext().spanId)).sort()
}

describe('the HTTP spans of a call are children of its own span,', () => {
  test('of each attempt', async () => {
    let attempts = 0
    harness.server.answer(() => ({ status: attempts++ ? 200 : 503, body: { balance: '7' } }))
    await inSpan(() => clientOf().evm.getNativeBalance({ address }))
    const call = '/app/evm.getNativeBalance'
    expect(paths()).toEqual(['/app', call, `${call}/GET`, `${call}/GET`])
  })

  test('of each page, which is below the span around the loop', async () => {
    harness.server.answer(({ query }) => ({ body: { result: [], cursor: query.has('cursor') ? null : 'c' } }))
    await inSpan(async () => {
      for await (const _ of clientOf().evm.getWalletNFTs({ address }));
    })
    const call = '/app/evm.getWalletNFTs'
    expect(paths()).toEqual(['/app', call, call, `${call}/GET`, `${call}/GET`])
  })

  test('of the raw client and of the proxy', async () => {
    const raw = createRawClient('evm', { apiKey: key, baseUrl: harness.server.url, hooks })
    await inSpan(() => raw.GET('/{address}/balance', { params: { path: { address } } }))
    expect(paths().filter((path) => path.endsWith('/GET'))).toEqual([expect.stringMatching(/^\/app\/evm\.[^/]+\/GET$/)])
    spans.reset()
    const allow = { evm: { getNativeBalance: true } } as const
    const proxy = createProxy({ apiKey: key, baseUrl: harness.server.url, allow, hooks })
    await inSpan(() => proxy(new Request(`https://app.example/evm/${address}/balance`)))
    expect(paths()).toContain('/app/evm.getNativeBalance/GET')
  })

  test('but what the caller does after the call is not', async () => {
    await inSpan(async () => {
      await clientOf().evm.getNativeBalance({ address })
      tracerProvider.getTracer('app').startSpan('later').end()
    })
    expect(paths()).toContain('/app/later')
  })
})

describe('http.client.request.duration', () => {
  /** How many requests were recorded, by who recorded them. */
  const counted = async (): Promise<Readonly<Record<string, number>>> => {
    await reader.forceFlush()
    const scopes = measured.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics)
    const counts: Record<string, number> = {}
    for (const { scope, metrics: all } of scopes)
      for (const { descriptor, dataPoints } of all)
        if (descriptor.name === 'http.client.request.duration')
          for (const { value } of dataPoints) counts[scope.name] = (counts[scope.name] ?? 0) + Object(value).count
    return counts
  }
  const instrument = '@opentelemetry/instrumentation-undici'

  test('is recorded once per request, by the instrumentation while there is one', async () => {
    await clientOf().evm.getNativeBalance({ address })
    expect(await counted()).toEqual({ [instrument]: 1 })
    measured.reset()
    instrumentation.disable()
    await clientOf().evm.getNativeBalance({ address })
    instrumentation.enable()
    expect(await counted()).toEqual({ ledgerline: 1 })
  })

  test('is recorded or not as requestDuration says', async () => {
    const own = openTelemetry({ tracerProvider, meterProvider, requestDuration: true })
    await harness.client({ hooks: own }).evm.getNativeBalance({ address })
    expect(await counted()).toEqual({ [instrument]: 1, ledgerline: 1 })
    expect(() => openTelemetry({ requestDuration: Object('no') })).toThrow('requestDuration takes true or false')
  })
})
