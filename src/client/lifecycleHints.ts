import { endOf, isGone, type Lifecycle } from '../operation/lifecycle.js'

/** Statuses that the service returns for an operation it no longer has. */
const goneStatuses: readonly number[] = [400, 404, 410]

/** Returns hints for an error status that the end of an operation, or the plan it needs, may explain. */
export function lifecycleHints(lifecycle: Lifecycle | undefined, status: number): readonly string[] {
  if (!lifecycle) return []
  const { plan } = lifecycle
  const hints: string[] = []
  if (goneStatuses.includes(status) && isGone(lifecycle, today())) hints.push(endHint(lifecycle))
  if (plan && (status === 401 || status === 403)) hints.push(`It requires the provider's plan ${plan} or a higher one`)
  return hints
}

/** Says in one line when an operation ended, and what replaces it. */
function endHint(lifecycle: Lifecycle): string {
  const { replacement } = lifecycle
  return `The provider ${endOf(lifecycle)}${replacement ? `: use ${replacement} instead` : ''}`
}

/** Returns what a 404 means if the operation is gone. */
export function endIssue(lifecycle: Lifecycle | undefined, status: number): string | undefined {
  return lifecycle && status === 404 && isGone(lifecycle, today()) ? endHint(lifecycle) : undefined
}

const today = (): string => new Date().toISOString().slice(0, 10)
