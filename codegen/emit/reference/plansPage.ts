import type { PlanFacts, Plans } from '../../document/plans.js'
import { type Column, code, paragraphs, table } from './markdown.js'

/** Emits `docs/reference/plans.md`: what the provider's plans grant and cost. */
export function plansPage({ asOf, plans }: Plans): string {
  return `${paragraphs(
    '# Plans',
    `What the provider's plans grant and cost with monthly billing, as of ${asOf}. Requests are counted over a rolling window of 4 seconds; each attempt is one request, whatever it costs. \`createLimiter({ plan })\` and \`estimate(calls, { plan })\` of \`ledgerline/limits\` use these numbers: see [Limits and budgets](../guide/limits.md).`,
    table(Object.entries(plans), columns),
  )}\n`
}

const number = (value: number): string => value.toLocaleString('en')

const columns: readonly Column<[string, PlanFacts]>[] = [
  { title: 'plan', cell: ([name]) => code(name) },
  { title: 'requests per second', cell: ([, { requestsPerSecond }]) => number(requestsPerSecond) },
  { title: 'compute units per month', cell: ([, { unitsPerMonth }]) => number(unitsPerMonth) },
  { title: 'USD per month', cell: ([, { usdPerMonth }]) => number(usdPerMonth) },
  { title: 'USD per million units beyond', cell: ([, { usdPerMillionOver }]) => number(usdPerMillionOver) },
]
