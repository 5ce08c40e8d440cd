import type { LedgerlineError } from '../errors/base.js'

/** Functions that observe requests. They see no secrets; one that throws or rejects does not affect the call. */
export interface TransportHooks {
  /**
   * Called for each attempt, to run it within a context of yours, such as an `AsyncLocalStorage` or the active span of a
   * trace: `send` starts the request, and whatever runs for it, fetch and its instrumentations, is in the context in
   * which you call it. Call it at once. It gives nothing back, and the request is sent once whatever you do.
   */
  readonly aroundRequest?: ((event: AttemptEvent, send: () => void) => unknown) | undefined
  /** Called before each attempt is sent. */
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined
  /** Called after each complete answer, including error answers. */
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined
  /**
   * Called after each attempt that ended without a complete answer: no connection, a timeout, a body that is too long,
   * the caller's abort. So every attempt that `onRequest` told of ends by this or by `onResponse`.
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

/** A complete answer, whatever its status. */
export interface ResponseEvent extends AttemptEvent {
  readonly status: number
  /** Milliseconds the attempt took, body included. */
  readonly elapsed: number
  /** Bytes of the body, once it is decompressed. */
  readonly bytes: number
  /** The answer's headers; cookies and secrets are `[redacted]`. */
  readonly headers: Readonly<Record<string, string>>
}

/** An attempt that ended without a complete answer. */
export interface AttemptErrorEvent extends AttemptEvent {
  /** Milliseconds the attempt took. */
  readonly elapsed: number
  /** Why: a `LedgerlineError`, or the reason of the caller's signal. */
  readonly reason: unknown
}

/** An attempt that failed and will be retried. */
export interface RetryEvent extends AttemptEvent {
  /** Milliseconds until the next attempt. */
  readonly delay: number
  /** Why the attempt failed. */
  readonly reason: LedgerlineError
}

/** An attempt. */
export interface AttemptEvent {
  /** Which call it belongs to: a number that no other call of this process has. */
  readonly callId: number
  /** Id of the operation; that of another API may have the same. */
  readonly operation: string
  /** Name of the API: `evm`, `streams` … */
  readonly api: string
  readonly method: string
  /** The requested URL, without secrets. */
  readonly url: string
  /** Number of the attempt, from 1. */
  readonly attempt: number
  /**
   * Compute units of the attempt: what its answer says it was billed, else what the document says, or 0 for a 429. Before
   * the answer, what the document says.
   */
  readonly units: number
}
