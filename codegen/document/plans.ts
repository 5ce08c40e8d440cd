import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The provider's plans, and their date. */
export interface Plans {
  /** ISO date, such as `2026-08-20`. */
  readonly asOf: string
  readonly plans: Readonly<Record<string, PlanFacts>>
}

/** What a plan grants and costs. */
export interface PlanFacts {
  readonly usdPerMonth: number
  readonly unitsPerMonth: number
  readonly requestsPerSecond: number
  /** Dollars per million units beyond the monthly units. */
  readonly usdPerMillionOver: number
}

/**
 * Reads the plans.
 *
 * @throws {Error} if a number is missing or isn't above 0.
 */
export function readPlans(file = 'specs/shared/plans.yaml'): Plans {
  const read: Plans = parse(readFileSync(file, 'utf8'))
  for (const [plan, facts] of Object.entries(read.plans))
    for (const name of ['usdPerMonth', 'unitsPerMonth', 'requestsPerSecond', 'usdPerMillionOver'] as const)
      if (!(facts[name] > 0)) throw new Error(`${file}: ${plan} has no ${name}`)
  if (!/^\d{4}-\d\d-\d\d$/.test(read.asOf)) throw new Error(`${file}: asOf is no day`)
  return read
}
