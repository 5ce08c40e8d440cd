import type { LedgerlineError } from '../errors/base.js'
import type { AttemptCost } from './bill.js'

/** Functions that observe requests. They see no secrets. If one throws or rejects, the call isn't affected. */
export interface TransportHooks {
  /**
   * Called for each attempt, so that you can run it in a context of your own, such as an `AsyncLocalStorage` or the
   * active span of a trace. `send` starts the request: fetch and its instrumentation run in the context in which you
   * call it. Call it synchronously. It returns nothing, and the request is sent exactly once whatever you do.
   */
  readonly aroundRequest?: ((event: AttemptEvent, send: () => void) => unknown) | undefined
  /** Called before each attempt is sent. */
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined
  /** Called after each complete response, including error responses. */
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined
  /**
   * Called after each attempt that ended without a complete response: no connection, a timeout, a body that is too
   * long, or your abort. Every attempt that `onRequest` saw ends with either this hook or `onResponse`.
   */
  readonly onAttemptError?: ((event: AttemptErrorEvent) => unknown) | undefined
  /** Called after each failed attempt that will be retried, before the wait. */
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined
}

/** An attempt that is about to be made. */
export interface RequestEvent extends AttemptEvent {
  /** The request's headers; credentials are `[redacted]`. */
  readonly headers: Readonly<Record<string, string>>
}

/** A complete response, whatever its status. */
export interface ResponseEvent extends AttemptEvent, AttemptCost {
  readonly status: number
  /** Milliseconds the attempt took, body included. */
  readonly elapsed: number
  /** Bytes of the body after decompression. */
  readonly bytes: number
  /** The response's headers; cookies and secrets are `[redacted]`. */
  readonly headers: Readonly<Record<string, string>>
}

/** An attempt that ended without a complete response. */
export interface AttemptErrorEvent extends AttemptEvent, AttemptCost {
  /** Milliseconds the attempt took. */
  readonly elapsed: number
  /** Why it ended: a `LedgerlineError`, or the reason of your signal. */
  readonly reason: unknown
}

/** An attempt that failed and will be retried. */
export interface RetryEvent extends AttemptEvent {
  /** Milliseconds until the next attempt. */
  readonly delay: number
  /** Why the attempt failed. */
  readonly reason: LedgerlineError
}

/** One attempt of a call: one HTTP request. */
export interface AttemptEvent {
  /** The call it belongs to: a number that is unique to that call in this process. */
  readonly callId: number
  /** Id of the operation, which an operation of another API may share. */
  readonly operation: string
  /** Name of the API: `evm`, `streams` … */
  readonly api: string
  readonly method: string
  /** The requested URL, without secrets. */
  readonly url: string
  /** Number of the attempt, starting at 1. */
  readonly attempt: number
  /**
   * Compute units of the attempt. Before it has ended, what the document says. After that, what the response says it was
   * billed; if it doesn't say, 0 for a 401, a 429 and a request that never left, and otherwise what the document says.
   */
  readonly units: number
}
