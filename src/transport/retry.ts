import type { LedgerlineError } from '../errors/base.js'
import { ApiError, ConfigurationError, ConnectionError, TimeoutError } from '../errors/request.js'
import { codesOf } from './cause.js'

/** When a failed attempt is repeated. */
export interface RetryPolicy {
  /** Retries after the first attempt; default 2. */
  readonly limit: number
  /** Milliseconds: upper bound of the first wait, doubled for each further one; default 500. */
  readonly minDelay: number
  /** Milliseconds: upper bound of every wait, and of a Retry-After that is waited for; default 8000. */
  readonly maxDelay: number
  /**
   * Decides instead of the built-in rule, which `undefined` leaves in place. It cannot exceed `limit`, nor wait for a
   * Retry-After beyond `maxDelay`.
   *
   * @param attempt number of the attempt that failed, from 1
   */
  readonly shouldRetry?: ((error: LedgerlineError, attempt: number) => boolean | undefined) | undefined
}

/**
 * Fills in the defaults of the option `retries`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a limit that is no count, or delays that are no milliseconds.
 */
export function retryPolicy(option: number | Partial<RetryPolicy> = {}): RetryPolicy {
  const given = typeof option === 'object' && option ? option : { limit: option }
  const { limit = 2, maxDelay = 8000, minDelay = Math.min(500, maxDelay), shouldRetry }: Partial<RetryPolicy> = given
  const isValid =
    Number.isInteger(limit) &&
    limit >= 0 &&
    minDelay >= 0 &&
    minDelay <= maxDelay &&
    maxDelay < 2 ** 31 && // timers take no more
    (!shouldRetry || typeof shouldRetry === 'function')
  if (isValid) return { limit, minDelay, maxDelay, shouldRetry }
  throw new ConfigurationError(
    'Option retries is not valid: expected limit 0, 1, 2 … and 0 ≤ minDelay ≤ maxDelay < 2^31 ms',
  )
}

/**
 * Decides about a failed attempt.
 *
 * The wait is the server's Retry-After, or else random between a tenth and the whole of `minDelay`, doubled for each
 * further attempt: full jitter, but never at once.
 *
 * @param attempt number of the attempt that failed, from 1
 * @returns milliseconds to wait before the next attempt; `undefined` when there is none
 */
export function retryDelay(
  error: LedgerlineError,
  attempt: number,
  idempotent: boolean,
  { limit, minDelay, maxDelay, shouldRetry }: RetryPolicy,
  random: () => number,
): number | undefined {
  const retryAfter = (error instanceof ApiError && error.retryAfter) || 0
  if (attempt > limit || retryAfter > maxDelay) return undefined
  if (!(shouldRetry?.(error, attempt) ?? isTransient(error, idempotent))) return undefined
  return retryAfter || Math.round(Math.min(maxDelay, minDelay * 2 ** (attempt - 1)) * (0.1 + 0.9 * random()))
}

/**
 * Reads after how many milliseconds the server wants to be asked again; a date in the past is 0.
 *
 * @param now milliseconds since 1970, against which a date is counted
 * @returns 0 to 1e15; `undefined` when it says nothing, or nothing that makes sense
 * @see RFC 9110, section 10.2.3; `retry-after-ms` is a common extension
 */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const exact = headers.get('retry-after-ms')
  const text = headers.get('retry-after') ?? ''
  for (const [digits, unit] of [
    [exact, 1],
    [text, 1000],
  ] as const)
    if (digits && /^\d+(\.\d+)?$/.test(digits)) return Math.min(Number(digits) * unit, 1e15)
  // Date.parse would take '-5' and 'soon 5' for dates, and one without a zone for local time
  const date = /^\w{3,}.*\d\d:\d\d:\d\d/.test(text) ? Date.parse(text.replace(/( GMT)?$/, ' GMT')) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/** Nothing was sent: even a request that must not be repeated can be. `ConnectionRefused` is Bun's. */
const UNSENT: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
]

function isTransient(error: LedgerlineError, idempotent: boolean): boolean {
  if (error instanceof ApiError) {
    const { status } = error
    return status === 429 || (idempotent && (status === 408 || (status >= 500 && status !== 501)))
  }
  if (error instanceof TimeoutError) return idempotent
  return error instanceof ConnectionError && (idempotent || codesOf(error.cause).some((code) => UNSENT.includes(code)))
}
