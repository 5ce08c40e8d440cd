import { LedgerlineError, type LedgerlineErrorOptions } from './base.js'

/** Options of a `BudgetError`. */
export interface BudgetErrorOptions extends LedgerlineErrorOptions {
  /** Milliseconds until the budget's next period begins, if it has periods. */
  readonly retryAfterMs?: number | undefined
}

/** The budget of a limiter does not cover the call. Nothing was sent. */
export class BudgetError extends LedgerlineError {
  override readonly code = 'BUDGET_EXCEEDED'
  /** Milliseconds until the budget's next period begins; `undefined` for a budget without periods. */
  declare readonly retryAfterMs: number | undefined

  constructor(message: string, options?: BudgetErrorOptions) {
    super(message, options)
  }

  override get name(): 'BudgetError' {
    return 'BudgetError'
  }
}
