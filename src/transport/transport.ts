import type { LedgerlineError } from '../errors/base.js'
import { type HooksInput, holdersOf, notifyHook } from '../runtime/notify.js'
import { runAround } from '../runtime/runAround.js'
import { sleep } from '../runtime/timer.js'
import { reasonOf, throwIfAborted } from '../runtime/withAbort.js'
import { type AttemptCost, billOf, costOfAttempt } from './bill.js'
import type { TransportHooks } from './events.js'
import { exchange, type Sendable } from './exchange.js'
import { failureOf } from './failure.js'
import { endLease, takeLease } from './lease.js'
import type { Limiter } from './limiter.js'
import { redactHeaders } from './redact.js'
import { neverLeft, type RetryPolicy, retryAfterOf, retryDelay } from './retry.js'

/** Options of a transport. */
export interface TransportOptions {
  readonly fetch: typeof fetch
  /** Milliseconds one attempt may take, body included. More than 49 days means no limit. */
  readonly timeout: number
  readonly retries: RetryPolicy
  /** Maximum bytes of a body after decompression. */
  readonly maxBody: number
  readonly limiter?: Limiter | undefined
  readonly hooks?: HooksInput<TransportHooks> | undefined
  /** Waits some milliseconds between attempts, or until the signal aborts. Default: a timer. */
  readonly sleep?: typeof sleep | undefined
}

/** A request as it goes over the wire. */
export interface WireRequest extends Sendable {
  /** Whether the request may reach the service twice. */
  readonly idempotent: boolean
  /** Compute units that each attempt is expected to cost. Default 1. */
  readonly cost?: number | undefined
  /** Whether the service doesn't count the request, so the limiter isn't asked. */
  readonly isFree?: boolean | undefined
  /** The call that the attempts belong to, for hooks. Each attempt is added to it as it is sent. */
  readonly call?: AttemptsOfCall | undefined
  /** Returns what is known about the call that explains an error status; these become the first hints of its error. */
  readonly hints?: ((status: number) => readonly string[]) | undefined
  /** Returns whether a response outside 2xx isn't an error, such as a 404 for an operation that may find nothing. */
  readonly isResult?: ((status: number, body: string) => boolean) | undefined
}

/** The call that a request is for. */
export interface AttemptsOfCall {
  readonly callId: number
  /** Name of the API. */
  readonly api: string
  /** How many attempts were sent. */
  attempts: number
  /** Their compute units, as `costOfAttempt` returns them. */
  units: number
}

/** Options of one call. The transport's options apply where you leave these out. */
export interface AttemptOptions {
  readonly signal?: AbortSignal | null | undefined
  /** Milliseconds one attempt may take, body included. */
  readonly timeout?: number | undefined
  /** Retries after the first attempt. */
  readonly retries?: number | undefined
}

/** A response as it came over the wire. */
export interface WireAnswer {
  readonly text: string
  readonly response: {
    readonly status: number
    readonly headers: Headers
    /** The URL that was requested, without secrets. */
    readonly url: string
    /** Attempts made, the successful one included. */
    readonly attempts: number
    /** Milliseconds from when the key was known to the end of the body, with all attempts and waits. */
    readonly elapsed: number
    /** Compute units that it was billed, if it says so. */
    readonly units?: number
  }
}

/** Sends requests, and retries them if that can help. */
export interface Transport {
  /**
   * Sends a request, retrying as the policy allows.
   *
   * @throws the reason of the caller's signal, unchanged, whatever the call is doing
   * @throws {TimeoutError} if the last attempt took longer than `timeout`
   * @throws {ConnectionError} if the last attempt got no complete response
   * @throws {ApiError} or a subclass, for an error status, a redirect, and a body longer than `maxBody`
   * @throws {ConfigurationError} for requests that fetch refuses to send
   */
  send(request: WireRequest, options?: AttemptOptions): Promise<WireAnswer>
}

/** Creates a transport. It keeps no state between calls. */
export function createTransport(options: TransportOptions): Transport {
  const { maxBody, limiter, hooks: given, sleep: wait = sleep, fetch, ...defaults } = options
  const hooks = holdersOf(given)
  return {
    async send(request, attemptOptions = {}) {
      const { signal, timeout = defaults.timeout, retries: limit = defaults.retries.limit } = attemptOptions
      const { operation, method, idempotent, cost = 1, isFree, isResult, redact, hints } = request
      const call = request.call ?? { callId: 0, api: '', attempts: 0, units: 0 }
      const url = redact(request.url)
      const start = clock()
      for (let attempt = 1; ; attempt++) {
        const { callId, api } = call
        const event = { callId, operation, api, method, url, attempt, units: cost }
        throwIfAborted(signal)
        const lease = !limiter || isFree ? undefined : await takeLease(limiter, cost, { operation, api }, signal)
        notifyHook(hooks, 'onRequest', () => [
          { ...event, headers: redactHeaders(Object.entries(request.headers), redact) },
        ])
        const begin = clock()
        const heard: { head?: Response } = {}
        const leaves = !signal?.aborted // a hook may have aborted the call
        /** Settles the attempt once it has ended. */
        const settle = (error?: LedgerlineError): AttemptCost => {
          const { head } = heard
          const sent = head !== undefined || (leaves && !(error && !signal?.aborted && neverLeft(error)))
          const end = { sent, status: head?.status, bill: head && billOf(head.headers) }
          endLease(lease, end, head && retryAfterOf(head.headers))
          const paid = costOfAttempt(end, cost)
          call.units += paid.units
          return paid
        }
        let isAnswered = false
        call.attempts = attempt
        try {
          const bounds = {
            timeout,
            maxBody,
            attempts: attempt,
            signal,
            onHead: (head: Response) => void Object.assign(heard, { head }),
          }
          const send = () => exchange(fetch, request, bounds)
          const received = await runAround(hooks, 'aroundRequest', () => ({ ...event }), send)
          const { response, text, bytes } = received
          const { status, ok, headers } = response
          const end = clock()
          const paid = settle()
          isAnswered = true
          notifyHook(hooks, 'onResponse', () => [
            { ...event, ...paid, status, elapsed: end - begin, bytes, headers: redactHeaders(headers, redact) },
          ])
          if (ok || isResult?.(status, text)) {
            const billed = paid.basis === 'billed' ? { units: paid.units } : {}
            return { text, response: { status, headers, url, attempts: attempt, elapsed: end - start, ...billed } }
          }
          throw failureOf(received, attempt, redact, { url, hints: hints?.(status) })
        } catch (error) {
          if (!isAnswered) {
            const cause = signal?.aborted ? reasonOf(signal) : error
            const paid = settle(error as LedgerlineError) // an exchange throws nothing else
            notifyHook(hooks, 'onAttemptError', () => [{ ...event, ...paid, elapsed: clock() - begin, reason: cause }])
          }
          throwIfAborted(signal)
          const reason = error as LedgerlineError // see above
          reason.operation ??= operation
          const delay = retryDelay(reason, attempt, idempotent, { ...defaults.retries, limit })
          if (delay === undefined) throw reason
          notifyHook(hooks, 'onRetry', () => [{ ...event, delay, reason }])
          await wait(delay, signal)
        }
      }
    },
  }
}

/** Milliseconds of a monotonic clock. */
const clock = (): number => Math.round(performance.now())
