import { plans } from '../../../generated/plans.gen.js'
import { plainDecimal } from '../../values/decimalText.js'
import { counted, durationText } from './progress.js'
import type { Settings } from './settings.js'

/** Says what was billed, in a line. */
export function billText(
  { requests, units }: { readonly requests: number; readonly units: number },
  { plan, isMock }: Pick<Settings, 'plan' | 'isMock'>,
  elapsed: number,
): string {
  const counts = `${counted(units, 'unit')}, ${counted(requests, 'request')}, ${durationText(elapsed)}`
  if (isMock) return `nothing billed (mock); the service would bill ${counts}`
  const usd = Number(((units * plans[plan].usdPerMillionOver) / 1e6).toPrecision(3))
  return `billed ${counts}; $${plainDecimal(String(usd))} beyond what ${plan} includes`
}
