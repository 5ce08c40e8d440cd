import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Details of an error answer. No header is kept except those named here. */
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
  /** Compute units that the service billed the answer, where it says so. */
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

/** The service answered with an error. The subclasses are the cases a caller can act on. */
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
  /** Compute units that the service billed the answer, where it says so. */
  declare readonly units: number | undefined

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

/**
 * The key is valid, but lacks permission for this call: status 403; or the quota of the plan is used up, code
 * `QUOTA_EXCEEDED`: a 401 whose text begins `Validation service blocked`.
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

/** The requested resource does not exist: status 404, or an empty body where the answer may be `null`. */
export class NotFoundError extends ApiError {
  override readonly code = 'NOT_FOUND'

  override get name(): 'NotFoundError' {
    return 'NotFoundError'
  }
}

/** Too many calls: status 429. `retryAfterMs` is how many milliseconds to wait, if the service says so. */
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
 * Creates the error for an answer with an error status, or for a redirect.
 *
 * @param text first line of the message; for 404 that is `The resource is not found`, and the text becomes a hint
 * @param options its `hints` stand before those of the status
 */
export function apiErrorOf(text: string, options: ApiErrorOptions): ApiError {
  const { status, hints: first = [] } = options
  if (status === 401 && /: Validation service blocked/.test(text))
    return new PermissionDeniedError(text, { ...options, hints: [...first, quotaHint] })
  if (status === 404) return new NotFoundError('The resource is not found', { ...options, hints: [...first, text] })
  const [Refusal, ...hints] = refusalOf(status)
  return new Refusal(text, { ...options, hints: [...first, ...hints] })
}

const quotaHint = 'The units of your plan are used up: raise the plan, or wait until its period begins anew'

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
  429: [RateLimitError, 'Retries wait up to maxDelay; pass a limiter'],
}
