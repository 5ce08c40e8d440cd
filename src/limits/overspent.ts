import { BudgetError } from '../errors/budget.js'
import { endOfPeriod } from './period.js'
import type { Asked, Limits, Reservation } from './store/store.js'

/** Creates the error of a call that the budget does not cover. */
export function overspent(
  { operation, billed }: Pick<Asked, 'billed'> & { readonly operation: string | undefined },
  { period, used, now }: Reservation,
  budget: Limits['budget'],
): BudgetError {
  const { units = 0, per } = budget ?? {}
  const left = Math.max(0, units - used)
  const total = `${units} units${per ? ` per ${per}` : ''}`
  const end = per && endOfPeriod(period, per)
  return new BudgetError(`The budget of ${total} does not cover ${operation ?? 'the call'}: ${billed}, ${left} left`, {
    operation,
    hints: end === undefined ? [] : [`It begins anew at ${new Date(end).toISOString()}`],
    retryAfter: end && Math.max(0, Math.ceil(end - now)),
  })
}
