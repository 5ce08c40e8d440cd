import type { Issue } from '../operation/decoding.js'
import type { Operation } from '../operation/operation.js'
import type { ClientHooks } from './options.js'

/** Tells the user's hooks what a client noticed. A hook that throws does not break a call. */
export interface Reporter {
  issues(operation: string, issues: readonly Issue[]): void
  deprecation(operation: Operation): void
}

/** Creates a client's reporter. Without an `onIssue` hook the first issue of each operation is a console warning. */
export function reporterOf({ onIssue, onDeprecated }: ClientHooks): Reporter {
  const told = new Set<unknown>()
  const once = (what: unknown, tell: () => unknown): void => {
    if (!told.has(what)) safely(tell)
    told.add(what)
  }
  return {
    issues(operation, issues) {
      for (const issue of issues) {
        if (onIssue) safely(() => onIssue(issue, operation))
        else once(operation, () => console.warn(`ledgerline: ${operation} left out ${issue.path}: ${issue.message}`))
      }
    },
    deprecation({ id, deprecated }) {
      if (deprecated && onDeprecated) once(deprecated, () => onDeprecated(id, deprecated))
    },
  }
}

/** A hook may also be async; its rejection is as harmless as its throw. */
function safely(hook: () => unknown): void {
  ;(async () => hook())().catch(() => {})
}
