import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

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
  override readonly code: ApiErrorCode = 'API_ERROR'
  declare readonly status: number
  /** The body: parsed where it is JSON, else text. */
  declare readonly body: unknown
  /** The header `x-request-id`, for the provider's support. */
  declare readonly requestId: string | undefined
  /** Attempts made, the last one included. */
  declare readonly attempts: number | undefined
  /** Milliseconds after which the service wants to be asked again. */
  declare readonly retryAfter: number | undefined

  constructor(message: string, options: ApiErrorOptions) {
    super(message, options)
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

/** The class of a status, and what to do about it. */
const refusals: Readonly<Record<number, readonly [refusal: typeof ApiError, hint?: string]>> = {
  401: [AuthenticationError, 'check apiKey'],
  403: [PermissionDeniedError],
  424: [AuthenticationError, 'check apiKey'],
  429: [RateLimitError, 'pass a limiter'],
}

/**
 * Makes the error that fits an answer with an error status, or of a redirect.
 *
 * @param text its first line; for 404 that is `The resource is not found`, and the text its hint
 */
export function apiErrorOf(text: string, options: ApiErrorOptions): ApiError {
  const { status } = options
  if (status === 404) return new NotFoundError('The resource is not found', { ...options, hints: [text] })
  const [Refusal, hint] = refusals[status] ?? [status < 500 ? ApiError : ServerError]
  return new Refusal(text, { ...options, hints: hint ? [hint] : [] })
}
