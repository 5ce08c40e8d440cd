import { periodLengths } from '../period.js'
import type { Limits } from './store.js'

/**
 * How many milliseconds a store keeps its data after the last turn and pause: past the end of the budget's period, or
 * -1 for ever.
 */
export function keptFor(budget: Limits['budget']): number {
  if (!budget) return minute
  const { per } = budget
  if (per === undefined) return -1
  return minute + (per === 'month' ? 31 * periodLengths.day : periodLengths[per])
}

const minute = 60_000
