import { plans } from '../../../generated/plans.gen.js'
import { plainDecimal } from '../../values/decimalText.js'
import { counted, durationText } from './progress.js'
import type { Settings } from './settings.js'

/** What was sent so far, and what it cost. */
export interface Spent {
  /** Requests that may have reached the service. */
  requests: number
  /** Compute units. */
  units: number
  /** Those of them that no response names. */
  expected: number
}

/** Says what was billed, in a line, and what only is expected because the service doesn't say. */
export function billText(
  { requests, units, expected }: Spent,
  { plan, isMock }: Pick<Settings, 'plan' | 'isMock'>,
  elapsed: number,
): string {
  const counts = `${counted(units, 'unit')}, ${counted(requests, 'request')}, ${durationText(elapsed)}`
  if (isMock) return `nothing billed (mock); the service would bill ${counts}`
  const usd = Number(((units * plans[plan].usdPerMillionOver) / 1e6).toPrecision(3))
  const dollars = `$${plainDecimal(String(usd))} beyond what ${plan} includes`
  if (expected === 0) return `billed ${counts}; ${dollars}`
  const guess = expected === units ? 'no response says' : `${counted(expected, 'unit')} of them no response says`
  return `expected to be billed ${counts} (${guess}); ${dollars}`
}
