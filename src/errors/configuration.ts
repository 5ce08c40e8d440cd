import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `ConfigurationError`. */
export interface ConfigurationErrorOptions extends LedgerlineErrorOptions {
  /** Default `INVALID_CONFIGURATION`. */
  readonly code?: 'API_KEY_NOT_SET' | 'INVALID_CONFIGURATION' | undefined
}

/** The client, or a hand-made operation, is misconfigured. No request was sent. */
export class ConfigurationError extends LedgerlineError {
  declare readonly code: 'API_KEY_NOT_SET' | 'INVALID_CONFIGURATION'

  constructor(message: string, options?: ConfigurationErrorOptions) {
    super(message, { code: 'INVALID_CONFIGURATION', ...options })
  }

  override get name(): 'ConfigurationError' {
    return 'ConfigurationError'
  }
}
