import type { Plans } from '../document/plans.js'
import type { Emitted } from './imports.js'

/** Emits the plans as data. */
export function emitPlans({ asOf, plans }: Plans): Emitted {
  const lines = Object.entries(plans).map(([name, facts]) => `  ${name}: ${JSON.stringify(facts)},`)
  const text = `/** What the provider's plans grant and cost, by monthly billing, as of ${asOf}. */
export const plans = {
${lines.join('\n')}
} as const`
  return { text, imports: [] }
}
