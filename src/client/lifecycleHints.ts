import { endOf, isGone, type Lifecycle } from '../operation/lifecycle.js'

/** Statuses with which the service answers a call of what it no longer has. */
const goneStatuses: readonly number[] = [400, 404, 410]

/** What the end of an operation, or the plan that it needs, has to do with an error status. */
export function lifecycleHints(lifecycle: Lifecycle | undefined, status: number): readonly string[] {
  if (!lifecycle) return []
  const { plan } = lifecycle
  const hints: string[] = []
  if (goneStatuses.includes(status) && isGone(lifecycle, today())) hints.push(endHint(lifecycle))
  if (plan && (status === 401 || status === 403)) hints.push(`It needs the provider's plan ${plan}, or a higher one`)
  return hints
}

/** The end of an operation in one line, with what replaces it. */
function endHint(lifecycle: Lifecycle): string {
  const { replacement } = lifecycle
  return `The provider ${endOf(lifecycle)}${replacement ? `: use ${replacement} instead` : ''}`
}

/** What an answer that nothing was found means of an operation that is gone. */
export function endIssue(lifecycle: Lifecycle | undefined, status: number): string | undefined {
  return lifecycle && status === 404 && isGone(lifecycle, today()) ? endHint(lifecycle) : undefined
}

const today = (): string => new Date().toISOString().slice(0, 10)
