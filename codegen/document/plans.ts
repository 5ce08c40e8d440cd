import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Plans of the provider, and the day of which they are. */
export interface Plans {
  /** Such as `2026-08-20`. */
  readonly asOf: string
  readonly plans: Readonly<Record<string, PlanFacts>>
}

/** What a plan grants and costs. */
export interface PlanFacts {
  readonly usdPerMonth: number
  readonly unitsPerMonth: number
  readonly requestsPerSecond: number
  /** Dollars for a million units beyond those of the month. */
  readonly usdPerMillionOver: number
}

/**
 * Reads the plans.
 *
 * @throws {Error} where a number is missing, or no number above 0.
 */
export function readPlans(file = 'specs/shared/plans.yaml'): Plans {
  const read: Plans = parse(readFileSync(file, 'utf8'))
  for (const [plan, facts] of Object.entries(read.plans))
    for (const name of ['usdPerMonth', 'unitsPerMonth', 'requestsPerSecond', 'usdPerMillionOver'] as const)
      if (!(facts[name] > 0)) throw new Error(`${file}: ${plan} has no ${name}`)
  if (!/^\d{4}-\d\d-\d\d$/.test(read.asOf)) throw new Error(`${file}: asOf is no day`)
  return read
}
