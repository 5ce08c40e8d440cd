import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `WebhookError`. */
export interface WebhookErrorOptions extends LedgerlineErrorOptions {
  /** Default `INVALID_SIGNATURE`. */
  readonly code?: 'INVALID_SIGNATURE' | 'INVALID_PAYLOAD' | undefined
}

/** A request is not a genuine delivery: nothing in it may be trusted. */
export class WebhookError extends LedgerlineError {
  /**
   * `INVALID_SIGNATURE` when somebody else may have sent it, `INVALID_PAYLOAD` when its body is not a delivery, cannot
   * be decoded, is of another network than asked for, or breaks the contract in strict mode.
   */
  declare readonly code: 'INVALID_SIGNATURE' | 'INVALID_PAYLOAD'

  constructor(message: string, options?: WebhookErrorOptions) {
    super(message, { code: 'INVALID_SIGNATURE', ...options })
  }

  override get name(): 'WebhookError' {
    return 'WebhookError'
  }
}
