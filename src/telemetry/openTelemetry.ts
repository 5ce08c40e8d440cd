import {
  type Attributes,
  type Context,
  context,
  type MeterProvider,
  metrics,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TracerProvider,
  trace,
} from '@opentelemetry/api'
import { optionsOf } from '../arguments/options.js'
import { isFunction, type RulesOf } from '../arguments/rules.js'
import type { ClientHooks } from '../client/hooks.js'
import { version } from '../client/version.js'
import { isLedgerlineError } from '../errors/base.js'
import type { AttemptErrorEvent, ResponseEvent } from '../transport/events.js'
import { type CallAttributes, callAttributes, requestAttributes } from './attributes.js'
import { isCountedElsewhere } from './countedElsewhere.js'
import { errorTypeOf } from './errorType.js'
import { createInstruments } from './instruments.js'

/** Options of `openTelemetry`. */
export interface OpenTelemetryOptions {
  /** Default: the global one, even if it is registered later. */
  readonly tracerProvider?: TracerProvider | undefined
  /** Default: the global one, even if it is registered later. */
  readonly meterProvider?: MeterProvider | undefined
  /**
   * Whether to record `http.client.request.duration`. Default: unless an instrumentation listens to Node's fetch,
   * because that records it too.
   */
  readonly requestDuration?: boolean | undefined
}

/** A running call. */
interface OpenCall {
  readonly span: Span
  /** The context of its requests: the one that was active when the call was made, with the call's span. */
  readonly within: Context
  readonly attributes: CallAttributes
  /** The attributes of its last request. All attempts of a call have the same server. */
  request: Attributes
  /** The status of its last attempt; `undefined` if there was no response. */
  status: number | undefined
}

/**
 * Creates hooks that record a client span for each call, named like `evm.getNativeBalance`, and metrics. Each page of a
 * list is a call of its own. The parent of a span is the span that is active when you make the call. A call's span is
 * active while its requests run, so HTTP spans of an instrumentation become its children. Its attempts are events named
 * `ledgerline.attempt`. No attribute contains the API key.
 *
 * Attributes follow the semantic conventions for HTTP: `http.request.method`, `url.full`, `server.address`,
 * `server.port`, `http.response.status_code` and `error.type` (the code of the error). In addition, there are
 * `ledgerline.operation`, `.api`, `.chain`, `.attempts`, `.units`, `.rows` and `.issues`.
 *
 * Metrics: `http.client.request.duration` (s, per attempt, unless an instrumentation records it),
 * `ledgerline.call.duration` (s), and the counters `ledgerline.units` (of each attempt that is sent: billed units, or
 * expected ones if the service doesn't say), `ledgerline.issues` and `ledgerline.retries`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option or an invalid provider.
 * @example
 * const traced = createClient({ apiKey, hooks: openTelemetry() })
 * @see https://opentelemetry.io/docs/specs/semconv/http/
 */
export function openTelemetry(options: OpenTelemetryOptions = {}): ClientHooks {
  const { tracerProvider, meterProvider, requestDuration } = optionsOf(options, optionRules)
  const tracer = (tracerProvider ?? trace).getTracer('ledgerline', version)
  const instruments = createInstruments(() => meterProvider ?? metrics.getMeterProvider())
  const calls = new Map<number, OpenCall>()

  const endAttempt = (event: ResponseEvent | AttemptErrorEvent): void => {
    const call = calls.get(event.callId)
    if (!call) return
    const outcome = outcomeOf(event)
    call.status = 'status' in event ? event.status : undefined
    instruments().units.add(event.units, { ...call.attributes })
    call.span.addEvent('ledgerline.attempt', {
      'ledgerline.attempt': event.attempt,
      'ledgerline.elapsed': event.elapsed,
      ...outcome,
    })
    if (!(requestDuration ?? !isCountedElsewhere())) return
    const { 'url.full': _, ...place } = call.request // each URL would start another time series
    instruments().attempt.record(event.elapsed / 1000, { ...place, ...call.attributes, ...outcome })
  }

  return {
    onCallStart(event) {
      const attributes = callAttributes(event)
      const span = tracer.startSpan(`${event.api}.${attributes['ledgerline.operation']}`, {
        kind: SpanKind.CLIENT,
        attributes: {
          ...attributes,
          'ledgerline.operation': event.operation,
          ...(event.chain !== undefined && { 'ledgerline.chain': event.chain }),
        },
      })
      const within = trace.setSpan(context.active(), span)
      calls.set(event.callId, { span, within, attributes, request: {}, status: undefined })
    },
    aroundRequest({ callId }, send) {
      const call = calls.get(callId)
      if (call) context.with(call.within, send)
      else send()
    },
    onRequest(event) {
      const call = calls.get(event.callId)
      if (!call) return
      call.request = requestAttributes(event)
      call.span.setAttributes(call.request)
    },
    onResponse: endAttempt,
    onAttemptError: endAttempt,
    onRetry({ callId, reason }) {
      const call = calls.get(callId)
      if (call) instruments().retries.add(1, { ...call.attributes, 'error.type': reason.code })
    },
    onCallEnd({ callId, elapsed, attempts, units, rows, issues, error }) {
      const call = calls.get(callId)
      if (!call) return
      calls.delete(callId)
      const { span, attributes, status } = call
      const failure = error !== undefined && { 'error.type': errorTypeOf(error) }
      span.setAttributes({
        'ledgerline.attempts': attempts,
        'ledgerline.units': units,
        'ledgerline.rows': rows,
        'ledgerline.issues': issues,
        ...(status !== undefined && { 'http.response.status_code': status }),
        ...failure,
      })
      // the reason of a signal comes from the caller and may contain anything, so its message is left out
      const message = isLedgerlineError(error) ? error.message : undefined
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR, ...(message !== undefined && { message }) })
      span.end()
      instruments().call.record(elapsed / 1000, { ...attributes, ...failure })
      if (issues > 0) instruments().issues.add(issues, { ...attributes })
    },
  }
}

/** Returns the outcome of an attempt: its status, which is an error from 400 on, or the type of its error. */
function outcomeOf(event: ResponseEvent | AttemptErrorEvent): Attributes {
  if (!('status' in event)) return { 'error.type': errorTypeOf(event.reason) }
  const { status } = event
  return { 'http.response.status_code': status, ...(status >= 400 && { 'error.type': String(status) }) }
}

const provider = (method: string, name: string) => ({
  demand: `takes a ${name}`,
  accepts: (value: unknown) => isFunction(Object(value)[method]),
})

const optionRules: RulesOf<OpenTelemetryOptions> = {
  tracerProvider: /* @__PURE__ */ provider('getTracer', 'TracerProvider'),
  meterProvider: /* @__PURE__ */ provider('getMeter', 'MeterProvider'),
  requestDuration: { demand: 'takes true or false', accepts: (value) => typeof value === 'boolean' },
}
