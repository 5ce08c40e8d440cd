import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `BudgetError`. */
export interface BudgetErrorOptions extends LedgerlineErrorOptions {
  /** Milliseconds until the budget's next period begins, if that covers the call. */
  readonly retryAfter?: number | undefined
}

/** The budget of a limiter does not cover the call. Nothing was sent. */
export class BudgetError extends LedgerlineError {
  override readonly code = 'BUDGET_EXCEEDED'
  /** Milliseconds until the budget's next period begins; `undefined` where none will cover the call. */
  declare readonly retryAfter: number | undefined

  constructor(message: string, options?: BudgetErrorOptions) {
    super(message, options)
  }

  override get name(): 'BudgetError' {
    return 'BudgetError'
  }
}
