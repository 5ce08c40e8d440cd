import { BudgetError } from '../errors/budget.js'
import { endOfPeriod } from './period.js'
import type { Asked, Limits, Reservation } from './store/store.js'

/** Creates the error of a call that the budget, or the share of it that the call was held to, does not cover. */
export function overspent(
  { operation, billed }: Pick<Asked, 'billed'> & { readonly operation: string | undefined },
  { period, used, now, limits }: Reservation,
  budget: Limits['budget'],
): BudgetError {
  const { units = 0, per } = budget ?? {}
  const share = limits.budget?.units ?? units
  const left = Math.max(0, share - used)
  const total = `${units} units${per ? ` per ${per}` : ''}`
  const end = per && endOfPeriod(period, per)
  const isTooDear = billed > units
  const hints = [
    ...(share < units ? [`The limiter's store is away: the share of this process is ${share} units`] : []),
    ...(isTooDear ? ['It is dearer than the whole budget: it can never go'] : []),
    ...(end === undefined || isTooDear ? [] : [`It begins anew at ${new Date(end).toISOString()}`]),
  ]
  return new BudgetError(`The budget of ${total} does not cover ${operation ?? 'the call'}: ${billed}, ${left} left`, {
    operation,
    hints,
    retryAfter: end && Math.max(0, Math.ceil(end - now)),
  })
}
