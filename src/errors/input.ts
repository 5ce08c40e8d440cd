import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of an `InputError`. */
export interface InputErrorOptions extends LedgerlineErrorOptions {
  /** Default `INVALID_ARGUMENT`. */
  readonly code?: 'INVALID_ARGUMENT' | 'INVALID_DATA' | undefined
}

/** A value that you passed is missing, unknown or invalid. Repeating the call doesn't help; changing the value does. */
export class InputError extends LedgerlineError {
  /** `INVALID_DATA` if two values contradict each other, else `INVALID_ARGUMENT`. */
  declare readonly code: 'INVALID_ARGUMENT' | 'INVALID_DATA'

  constructor(message: string, options?: InputErrorOptions) {
    super(message, { code: 'INVALID_ARGUMENT', ...options })
  }

  override get name(): 'InputError' {
    return 'InputError'
  }
}
