import type { Counter, Histogram, MeterProvider } from '@opentelemetry/api'
import { version } from '../client/version.js'

/** The metrics of a client. */
export interface Instruments {
  readonly attempt: Histogram
  readonly call: Histogram
  readonly units: Counter
  readonly issues: Counter
  readonly retries: Counter
}

/**
 * Creates the metrics when they are first needed, and again if another provider is registered later: unlike tracers,
 * meters that were created before don't switch to it.
 */
export function createInstruments(providerNow: () => MeterProvider): () => Instruments {
  let provider: MeterProvider | undefined
  let instruments: Instruments
  return () => {
    const now = providerNow()
    if (now !== provider) instruments = instrumentsOf(now)
    provider = now
    return instruments
  }
}

function instrumentsOf(provider: MeterProvider): Instruments {
  const meter = provider.getMeter('ledgerline', version)
  const duration = (name: string, description: string): Histogram =>
    meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries: [...seconds] } })
  const counter = (name: string, description: string, unit: string): Counter =>
    meter.createCounter(name, { description, unit })
  return {
    attempt: duration('http.client.request.duration', 'Duration of HTTP client requests.'),
    call: duration('ledgerline.call.duration', 'Duration of calls, with all attempts and waits.'),
    units: counter('ledgerline.units', 'Compute units that attempts were billed, or were expected to cost.', '{unit}'),
    issues: counter('ledgerline.issues', 'Fields and rows of responses that could not be read.', '{issue}'),
    retries: counter('ledgerline.retries', 'Attempts that failed and were retried.', '{retry}'),
  }
}

/** Bucket boundaries that the semantic conventions recommend. */
const seconds: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
