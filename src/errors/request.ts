import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'
import { excerpt } from './excerpt.js'

/** Options of a `ConfigurationError`. */
export interface ConfigurationErrorOptions extends LedgerlineErrorOptions {
  /** Default `INVALID_CONFIGURATION`. */
  readonly code?: 'API_KEY_NOT_SET' | 'INVALID_CONFIGURATION' | undefined
}

/** The client, or a hand-made operation, is set up wrongly. No request was sent. */
export class ConfigurationError extends LedgerlineError {
  readonly code: 'API_KEY_NOT_SET' | 'INVALID_CONFIGURATION'

  constructor(message: string, options: ConfigurationErrorOptions = {}) {
    super(message, options)
    this.code = options.code ?? 'INVALID_CONFIGURATION'
  }

  override get name(): 'ConfigurationError' {
    return 'ConfigurationError'
  }
}

/** Options of a `ConnectionError`. */
export interface ConnectionErrorOptions extends LedgerlineErrorOptions {
  /** Attempts made, the failed one included. */
  readonly attempts?: number | undefined
}

/** Options of a `TimeoutError`. */
export interface TimeoutErrorOptions extends ConnectionErrorOptions {
  /** Milliseconds the attempt was given. */
  readonly timeout: number
}

/** No complete answer came: the host could not be reached, or the connection broke. */
export class ConnectionError extends LedgerlineError {
  readonly code = 'CONNECTION_FAILED'
  /** Attempts made, the failed one included. */
  readonly attempts: number | undefined

  constructor(message: string, options: ConnectionErrorOptions = {}) {
    super(message, options)
    this.attempts = options.attempts
  }

  override get name(): 'ConnectionError' {
    return 'ConnectionError'
  }
}

/** An attempt, body included, took longer than its timeout. */
export class TimeoutError extends LedgerlineError {
  readonly code = 'TIMEOUT'
  /** Milliseconds the attempt was given. */
  readonly timeout: number
  /** Attempts made, the failed one included. */
  readonly attempts: number | undefined

  constructor(message: string, options: TimeoutErrorOptions) {
    super(message, options)
    this.timeout = options.timeout
    this.attempts = options.attempts
  }

  override get name(): 'TimeoutError' {
    return 'TimeoutError'
  }
}

/** What is known of an answer that means failure. It holds no header but the ones named here. */
export interface ApiErrorOptions extends LedgerlineErrorOptions {
  readonly status: number
  /** The body: parsed where it is JSON, else text. */
  readonly body?: unknown
  /** The header `x-request-id`. */
  readonly requestId?: string | undefined
  /** Attempts made, the last one included. */
  readonly attempts?: number | undefined
  /** Milliseconds after which the service wants to be asked again. */
  readonly retryAfter?: number | undefined
}

/** An answer with an error status, before it is an error. */
export interface FailedAnswer extends ApiErrorOptions {
  /** The reason phrase; empty over HTTP/2. */
  readonly statusText?: string | undefined
  /** The service's own words, where it has any. */
  readonly message?: string | undefined
}

/** What kind of refusal an answer is, for programs. */
export type ApiErrorCode =
  | 'API_ERROR'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'SERVER_ERROR'

/** The service answered, and the answer is an error. Its subclasses are the cases a caller can act on. */
export class ApiError extends LedgerlineError {
  readonly code: ApiErrorCode = 'API_ERROR'
  readonly status: number
  /** The body: parsed where it is JSON, else text. */
  readonly body: unknown
  /** The header `x-request-id`, for the provider's support. */
  readonly requestId: string | undefined
  /** Attempts made, the last one included. */
  readonly attempts: number | undefined
  /** Milliseconds after which the service wants to be asked again. */
  readonly retryAfter: number | undefined

  constructor(message: string, options: ApiErrorOptions) {
    super(message, options)
    this.status = options.status
    this.body = options.body
    this.requestId = options.requestId
    this.attempts = options.attempts
    this.retryAfter = options.retryAfter
  }

  override get name(): string {
    return 'ApiError'
  }
}

/** The key is missing, wrong or withdrawn: status 401, or 424 from the Aptos API. */
export class AuthenticationError extends ApiError {
  override readonly code = 'UNAUTHENTICATED'

  override get name(): 'AuthenticationError' {
    return 'AuthenticationError'
  }
}

/** The key is good, but not for this: status 403. */
export class PermissionDeniedError extends ApiError {
  override readonly code = 'PERMISSION_DENIED'

  override get name(): 'PermissionDeniedError' {
    return 'PermissionDeniedError'
  }
}

/** What was asked for does not exist: status 404. */
export class NotFoundError extends ApiError {
  override readonly code = 'NOT_FOUND'

  override get name(): 'NotFoundError' {
    return 'NotFoundError'
  }
}

/** Too many calls: status 429. `retryAfter` says for how many milliseconds to wait, where the service does. */
export class RateLimitError extends ApiError {
  override readonly code = 'RATE_LIMITED'

  override get name(): 'RateLimitError' {
    return 'RateLimitError'
  }
}

/** The service failed: status 5xx. */
export class ServerError extends ApiError {
  override readonly code = 'SERVER_ERROR'

  override get name(): 'ServerError' {
    return 'ServerError'
  }
}

/**
 * Makes the error that fits an answer with an error status.
 *
 * The first line of its message is `Request failed, {statusText}({status}): {service's message}`, the service's words
 * cut at 200 characters. For 404 it is `The resource is not found`, and that line is its first hint.
 */
export function apiErrorOf(answer: FailedAnswer): ApiError {
  const { status, statusText, message, hints = [] } = answer
  const reason = excerpt(message || 'no reason given').replace(/[\r\n]+/g, ' ')
  const text = `Request failed, ${statusText || 'HTTP status'}(${status}): ${reason}`
  const advise = (hint: string): FailedAnswer => ({ ...answer, hints: [hint, ...hints] })
  if (status === 404) return new NotFoundError('The resource is not found', advise(text))
  if (status === 401 || status === 424) return new AuthenticationError(text, advise('check apiKey'))
  if (status === 403) return new PermissionDeniedError(text, advise('does the plan of this key include it?'))
  if (status === 429) return new RateLimitError(text, advise('call less often: pass a limiter'))
  return status < 500 ? new ApiError(text, answer) : new ServerError(text, answer)
}
