import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Details of an error response. Only the headers named here are kept. */
export interface ApiErrorOptions extends LedgerlineErrorOptions {
  readonly status: number
  /** The body: parsed if it is JSON, else the first 200 characters of its text, without tags. */
  readonly body?: unknown
  /** The header `x-request-id`. */
  readonly requestId?: string | undefined
  /** Attempts made, the last one included. */
  readonly attempts?: number | undefined
  /** Milliseconds to wait before the next attempt, as the service asks in `Retry-After`. */
  readonly retryAfterMs?: number | undefined
  /** Compute units that the response was billed, if the service says so. */
  readonly units?: number | undefined
}

/** Codes of `ApiError` and its subclasses, for programs to branch on. */
export type ApiErrorCode =
  | 'API_ERROR'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'QUOTA_EXCEEDED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'SERVER_ERROR'

/** The service returned an error. The subclasses are the cases you can act on. */
export class ApiError extends LedgerlineError {
  override readonly code: ApiErrorCode = 'API_ERROR'
  declare readonly status: number
  /** The body: parsed if it is JSON, else the first 200 characters of its text, without tags. */
  declare readonly body: unknown
  /** The header `x-request-id`, for the provider's support. */
  declare readonly requestId: string | undefined
  /** Attempts made, the last one included. */
  declare readonly attempts: number | undefined
  /** Milliseconds to wait before the next attempt, as the service asks in `Retry-After`. */
  declare readonly retryAfterMs: number | undefined
  /** Compute units that the response was billed, if the service says so. */
  declare readonly units: number | undefined

  constructor(message: string, options: ApiErrorOptions) {
    super(message, options)
  }

  override get name(): string {
    return 'ApiError'
  }
}

/** The key is missing, wrong or revoked: status 401, or 424 from the Aptos API. */
export class AuthenticationError extends ApiError {
  override readonly code = 'UNAUTHENTICATED'

  override get name(): 'AuthenticationError' {
    return 'AuthenticationError'
  }
}

/**
 * The key is valid, but lacks permission for this call (status 403), or the compute units of your plan are used up:
 * then `code` is `QUOTA_EXCEEDED`, and the status is 401 with a text that begins `Validation service blocked`.
 */
export class PermissionDeniedError extends ApiError {
  override readonly code: 'PERMISSION_DENIED' | 'QUOTA_EXCEEDED'

  constructor(message: string, options: ApiErrorOptions) {
    super(message, options)
    this.code = options.status === 401 ? 'QUOTA_EXCEEDED' : 'PERMISSION_DENIED'
  }

  override get name(): 'PermissionDeniedError' {
    return 'PermissionDeniedError'
  }
}

/** The requested resource does not exist: status 404, or an empty body from an operation that may return `null`. */
export class NotFoundError extends ApiError {
  override readonly code = 'NOT_FOUND'

  override get name(): 'NotFoundError' {
    return 'NotFoundError'
  }
}

/** Too many requests: status 429. `retryAfterMs` is how long to wait in milliseconds, if the service says so. */
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
 * Creates the error for a response with an error status, or for a redirect.
 *
 * @param text first line of the message; for a 404 that is `The resource is not found`, and the text becomes a hint
 * @param options its `hints` come before those of the status
 */
export function apiErrorOf(text: string, options: ApiErrorOptions): ApiError {
  const { status, hints: first = [] } = options
  if (status === 401 && /: Validation service blocked/.test(text))
    return new PermissionDeniedError(text, { ...options, hints: [...first, quotaHint] })
  if (status === 404) return new NotFoundError('The resource is not found', { ...options, hints: [...first, text] })
  const [Refusal, ...hints] = refusalOf(status)
  return new Refusal(text, { ...options, hints: [...first, ...hints] })
}

const quotaHint = 'The units of your plan are used up: upgrade your plan, or wait until its next period'

/** What a status means to callers: the class of its error, and hints. */
type Refused = readonly [refusal: typeof ApiError, ...hints: readonly string[]]

function refusalOf(status: number): Refused {
  if (status >= 500 && status < 600) return [ServerError]
  return (Object.hasOwn(refusals, status) ? refusals[status] : undefined) ?? [ApiError]
}

const refusals: Readonly<Record<number, Refused>> = {
  401: [AuthenticationError, 'Check apiKey'],
  403: [PermissionDeniedError],
  424: [AuthenticationError, 'Check apiKey'],
  429: [RateLimitError, 'To stay below the rate limit, pass a limiter'],
}
