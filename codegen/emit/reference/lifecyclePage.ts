import { type End, endsOf, plansOf } from '../../model/ends.js'
import type { Model } from '../../model/model.js'

/** Emits `docs/reference/lifecycle.md`: what ends when, by day, and which operations require a plan. */
export function lifecyclePage(models: readonly Model[]): string {
  const ends = endsOf(models)
  const days = [...new Set(ends.map(({ day }) => day))].reverse()
  const plans = [...plansOf(models)].map(
    ([plan, operations]) => `- \`${plan}\` or higher: ${operations.map((name) => `\`${name}\``).join(', ')}`,
  )
  return `# What ends, and what needs a plan

Generated from \`specs/\` and the list of chains. Calls of removed operations are still sent. If such a call fails with 400, 404 or 410, the first hint of its error says that the operation was removed; an operation that returns \`null\` for a 404 adds an issue that says so. Operations of \`aptosNode\` only ended at the provider's gateway: with \`aptosNode: 'fullnode'\`, a plain Aptos node still serves them.

\`npm run lifecycle\` prints the same for a calendar.

${days.map((day) => section(day, ends)).join('\n\n')}

## Plans

${plans.join('\n')}
`
}

function section(day: string, all: readonly End[]): string {
  const rows = all
    .filter((end) => end.day === day)
    .map(({ isExact, of, what, replacement }) => {
      const name = of === 'chain' ? what : `\`${of}.${what}\``
      return `| ${name} | ${isExact ? 'on this day' : 'by this day at the latest'} | ${replacement ? `\`${replacement}\`` : ''} |`
    })
  return [`## ${day}`, '', '| | ended or ends | use instead |', '|---|---|---|', ...rows].join('\n')
}
