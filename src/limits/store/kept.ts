import { periodLengths } from '../period.js'
import type { Limits } from './store.js'

/**
 * Milliseconds for which a store keeps what it knows after the last debt and pause: past the end of the budget's period;
 * -1 for ever.
 */
export function keptFor(budget: Limits['budget']): number {
  if (!budget) return minute
  const { per } = budget
  if (per === undefined) return -1
  return minute + (per === 'month' ? 31 * periodLengths.day : periodLengths[per])
}

const minute = 60_000
