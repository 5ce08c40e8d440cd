import { assertOption } from '../arguments/options.js'
import { ApiError } from '../errors/api.js'
import type { LedgerlineError, LedgerlineErrorCode } from '../errors/base.js'
import type { PlainCause } from './cause.js'

/** When a failed attempt is retried. */
export interface RetryPolicy {
  /** How many retries may follow the first attempt. Default 2. */
  readonly limit: number
  /** Upper bound of the first wait in milliseconds, doubled for each further wait. Default 500. */
  readonly minDelay: number
  /** Upper bound of every wait in milliseconds. A longer `Retry-After` fails the call at once. Default 8000. */
  readonly maxDelay: number
  /**
   * Decides whether to retry; return `undefined` to keep the built-in rule. It can't exceed `limit`, nor wait for a
   * `Retry-After` beyond `maxDelay`.
   *
   * The built-in rule: a call is retried after a 429 and if nothing was sent. An idempotent call is also retried after
   * connection errors, timeouts, 408, and 5xx except 501.
   *
   * @param attempt number of the attempt that failed, starting at 1
   */
  readonly shouldRetry?: ((error: LedgerlineError, attempt: number) => boolean | undefined) | undefined
}

/** The option `retries` as an object. Fields that you leave out have their defaults. */
export type RetryOptions = { readonly [Field in keyof RetryPolicy]?: RetryPolicy[Field] | undefined }

/**
 * Fills in the defaults of the option `retries`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an invalid limit or invalid delays.
 */
export function retryPolicy(retries?: number | RetryOptions): RetryPolicy {
  const own = retries && typeof retries === 'object' ? retries : { limit: retries }
  const given: RetryOptions = Object.assign(Object.create(null), own) // without a prototype
  const { limit = 2, maxDelay = 8000, minDelay = Math.min(500, maxDelay), shouldRetry } = given
  const isWhole = Number.isInteger(limit) && limit >= 0
  const isValid = isWhole && minDelay >= 0 && minDelay <= maxDelay && maxDelay < 2 ** 31 // the longest a timer takes
  assertOption(`limit ${limit}, delays ${minDelay} to ${maxDelay}`, 'retries', isValid)
  return { limit, minDelay, maxDelay, shouldRetry }
}

/**
 * Decides whether a failed attempt is retried, and after what wait.
 *
 * The wait is the server's `Retry-After`. Without one it is random, between a tenth of `minDelay` and all of it,
 * doubled for each further attempt and at most `maxDelay`: full jitter, but never zero.
 *
 * @param attempt number of the attempt that failed, starting at 1
 * @returns milliseconds to wait before the next attempt; `undefined` if there is none
 */
export function retryDelay(
  error: LedgerlineError,
  attempt: number,
  idempotent: boolean,
  { limit, minDelay, maxDelay, shouldRetry }: RetryPolicy,
  random = Math.random,
): number | undefined {
  const retryAfterMs = (error instanceof ApiError && error.retryAfterMs) || 0
  if (attempt > limit || retryAfterMs > maxDelay) return undefined
  if (!(shouldRetry?.(error, attempt) ?? isTransient(error, idempotent))) return undefined
  return retryAfterMs || Math.round(Math.min(maxDelay, minDelay * 2 ** (attempt - 1)) * (0.1 + 0.9 * random()))
}

/**
 * Reads how many milliseconds the server asks to wait before the next attempt. A date in the past means 0.
 *
 * @param now milliseconds since 1970, with which a date is compared; by default the present
 * @returns 0 to 1e15; `undefined` if the header is absent or invalid
 * @see RFC 9110, sections 10.2.3 and 5.6.7
 */
export function retryAfterOf(headers: Headers, now?: number): number | undefined {
  const text = headers.get('retry-after')
  if (!text) return undefined
  // Date.parse would accept '-5' and 'soon 5', and read the oldest of the three forms, which has no zone, as local time
  const date =
    Date.parse(/:\d\d( GMT| \d{4})$/i.test(text) ? text.replace(/( GMT)?$/i, ' GMT') : '') - (now ?? Date.now())
  const delay = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : date
  return Number.isNaN(delay) ? undefined : Math.min(Math.max(delay, 0), 1e15)
}

/** Returns whether an attempt failed because no host was reached, judged by the cause of its error. */
const isUnreached = (error: LedgerlineError): boolean => unreachedCodes.includes(codeOfCause(error))

/** Returns whether a request never left: fetch rejected it, no host was reached, or none that can be trusted. */
export function neverLeft(error: LedgerlineError): boolean {
  const isUntrusted = /CERT|^ERR_(?:SSL|TLS)_|^EPROTO$|^UNABLE_TO_/.test(codeOfCause(error))
  return error.code === 'INVALID_CONFIGURATION' || isUnreached(error) || isUntrusted
}

function codeOfCause(error: LedgerlineError): string {
  const cause: Partial<PlainCause> = Object(Object.hasOwn(error, 'cause') && error.cause)
  return String(cause.code)
}

function isTransient(error: LedgerlineError, idempotent: boolean): boolean {
  const { code } = error
  if (code === 'RATE_LIMITED' || isUnreached(error)) return true
  const status = error instanceof ApiError ? error.status : undefined
  return idempotent && (status === 408 || (status !== 501 && passingCodes.includes(code)))
}

/** Codes of causes that mean nothing was sent, so even a request that isn't idempotent can be repeated. */
const unreachedCodes: readonly string[] = [
  'ECONNREFUSED',
  'ConnectionRefused', // of Bun
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Codes of failures that may be gone by the next attempt. */
const passingCodes: readonly LedgerlineErrorCode[] = ['TIMEOUT', 'CONNECTION_FAILED', 'SERVER_ERROR']
