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
  /** Default: the one that is registered globally, whenever that is. */
  readonly tracerProvider?: TracerProvider | undefined
  /** Default: the one that is registered globally, whenever that is. */
  readonly meterProvider?: MeterProvider | undefined
  /**
   * Whether `http.client.request.duration` is recorded. Default: where no instrumentation listens to Node's fetch, which
   * would record it too.
   */
  readonly requestDuration?: boolean | undefined
}

/** A call that goes on. */
interface OpenCall {
  readonly span: Span
  /** In which its requests run: what was active when the call was made, with its span. */
  readonly within: Context
  readonly attributes: CallAttributes
  /** Of its last request; attempts of a call have one server. */
  request: Attributes
  /** Of its last attempt; `undefined` when that had no answer. */
  status: number | undefined
}

/**
 * Creates hooks that make a client span of each call, named like `evm.getNativeBalance`, and metrics. Each page of a list
 * is a call. A span is the child of what is active when the call is made, and is active itself while the requests of the
 * call run, so that HTTP spans of an instrumentation are its children. Its attempts are events named
 * `ledgerline.attempt`. No attribute holds a key.
 *
 * Attributes follow the semantic conventions for HTTP: `http.request.method`, `url.full`, `server.address`, `server.port`,
 * `http.response.status_code`, `error.type` (the code of the error); beside them `ledgerline.operation`, `.api`,
 * `.chain`, `.attempts`, `.units`, `.rows` and `.issues`.
 *
 * Metrics: `http.client.request.duration` (s, per attempt, unless an instrumentation records it), `ledgerline.call.duration` (s), and the counters
 * `ledgerline.units` (of each attempt that is sent, as billed where the service says so), `ledgerline.issues` and `ledgerline.retries`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown option, or for what is no provider.
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
    const { 'url.full': _, ...place } = call.request // a metric would have a series for each
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
      // the reason of a signal is the caller's, and may say anything
      const message = isLedgerlineError(error) ? error.message : undefined
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR, ...(message !== undefined && { message }) })
      span.end()
      instruments().call.record(elapsed / 1000, { ...attributes, ...failure })
      if (issues > 0) instruments().issues.add(issues, { ...attributes })
    },
  }
}

/** What an attempt came to: a status, which is an error from 400 on, or the type of its error. */
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
