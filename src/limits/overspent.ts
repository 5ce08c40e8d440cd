import { BudgetError } from '../errors/budget.js'
import { endOfPeriod } from './period.js'
import type { Limits, Reservation } from './store/store.js'

/** Creates the error of a call that the budget doesn't cover, or this process's share of it. */
export function overspent(
  { operation, cost }: { readonly cost: number; readonly operation: string | undefined },
  { period, used, calendar, limits }: Reservation,
  budget: Limits['budget'],
): BudgetError {
  const { units = 0, per } = budget ?? {}
  const share = limits.budget?.units ?? units
  const left = Math.max(0, share - used)
  const total = `${units} units${per ? ` per ${per}` : ''}`
  const end = per && endOfPeriod(period, per)
  const exceedsBudget = cost > units
  const hints = [
    ...(share < units ? [`The limiter's store is down: the share of this process is ${share} units`] : []),
    ...(exceedsBudget ? ['It costs more than the whole budget, so it can never run'] : []),
    ...(end === undefined || exceedsBudget ? [] : [`It resets at ${new Date(end).toISOString()}`]),
  ]
  return new BudgetError(`The budget of ${total} does not cover ${operation ?? 'the call'}: ${cost}, ${left} left`, {
    operation,
    hints,
    retryAfterMs: end && Math.max(0, Math.ceil(end - calendar)),
  })
}
