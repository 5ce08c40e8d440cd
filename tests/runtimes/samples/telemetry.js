import { metrics, trace } from '@opentelemetry/api'
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { createMockFetch } from 'ledgerline/mock'

const spans = new InMemorySpanExporter()
trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter: spans })] }))
const measured = new InMemoryMetricExporter(AggregationTemporality.DELTA)
const reader = new PeriodicExportingMetricReader({ exporter: measured, exportIntervalMillis: 2 ** 30 })
metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }))
globalThis.fetch = createMockFetch()
process.env.LEDGERLINE_API_KEY = 'test'

const { client } = await import('./block.js')
await client.evm.getNativeBalance({ address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
await reader.forceFlush()
const named = spans.getFinishedSpans().map(({ name, status }) => `${name} ${status.code}`)
if (named.join() !== 'evm.getNativeBalance 0') throw new Error(`spans: ${named}`)
const counted = measured.getMetrics().flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
const names = counted.map(({ descriptor }) => descriptor.name)
for (const name of ['ledgerline.call.duration', 'ledgerline.units'])
  if (!names.includes(name)) throw new Error(`no ${name} among ${names}`)
process.exit() // the reader has a timer
