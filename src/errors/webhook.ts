import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `WebhookError`. */
export interface WebhookErrorOptions extends LedgerlineErrorOptions {
  /** Default `INVALID_SIGNATURE`. */
  readonly code?: 'INVALID_SIGNATURE' | 'INVALID_PAYLOAD' | undefined
}

/** A request is not a genuine delivery: don't trust anything in it. */
export class WebhookError extends LedgerlineError {
  /**
   * `INVALID_SIGNATURE`: somebody else may have sent it. `INVALID_PAYLOAD`: its body isn't a delivery, can't be
   * decoded, is for another `network`, or breaks its contract in strict mode.
   */
  declare readonly code: 'INVALID_SIGNATURE' | 'INVALID_PAYLOAD'

  constructor(message: string, options?: WebhookErrorOptions) {
    super(message, { code: 'INVALID_SIGNATURE', ...options })
  }

  override get name(): 'WebhookError' {
    return 'WebhookError'
  }
}
