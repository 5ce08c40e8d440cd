import type { Issue } from '../operation/decoding.js'
import type { Operation } from '../operation/operation.js'
import { tell } from '../transport/hook.js'
import type { ClientHooks } from './options.js'

/** Tells the user's hooks what a client noticed. A hook that throws does not break a call. */
export interface Reporter {
  /** @param isLeftOut - nothing warns of issues that an error tells of */
  issues(operation: string, issues: readonly Issue[], isLeftOut: boolean): void
  deprecation(operation: Operation): void
}

/** Creates a client's reporter. Without an `onIssue` hook the first issue of each operation is a console warning. */
export function reporterOf(hooks: ClientHooks): Reporter {
  const told = new Set<unknown>()
  const isNew = (what: unknown): boolean => told.size < told.add(what).size // grown by it
  return {
    issues(operation, issues, isLeftOut) {
      for (const issue of issues) {
        if (hooks.onIssue) tell(() => hooks.onIssue?.(issue, operation))
        else if (isLeftOut && isNew(operation))
          console.warn(`ledgerline: ${operation} left out ${issue.path}: ${issue.message}`)
      }
    },
    deprecation({ id, deprecated }) {
      if (deprecated && isNew(deprecated)) tell(() => hooks.onDeprecated?.(id, deprecated))
    },
  }
}
