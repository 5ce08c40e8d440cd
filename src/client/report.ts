import type { Issue } from '../operation/decoding.js'
import type { Operation } from '../operation/operation.js'
import type { ClientHooks } from './options.js'

/** Tells the user's hooks what a client noticed. A hook that throws does not break a call. */
export interface Reporter {
  issues(operation: Operation, issues: readonly Issue[]): void
  deprecation(operation: Operation): void
}

/** Creates a client's reporter. Without an `onIssue` hook the first issue of each operation is a console warning. */
export function reporterOf(hooks: ClientHooks): Reporter {
  const warned = new Set<string>()
  const deprecated = new Set<string>()
  return {
    issues({ id }, issues) {
      const { onIssue } = hooks
      const [first] = issues
      if (onIssue) for (const issue of issues) safely(() => onIssue(issue, id))
      else if (first && !warned.has(id)) {
        warned.add(id)
        console.warn(
          `ledgerline: ${id} answered with ${issues.length} field(s) that break the contract, the first at ${first.path || '/'}: ${first.message}. What could not be read was left out; see \`issues\` or hooks.onIssue.`,
        )
      }
    },
    deprecation({ id, deprecated: deprecation }) {
      const { onDeprecated } = hooks
      if (!deprecation || !onDeprecated || deprecated.has(id)) return
      deprecated.add(id)
      safely(() => onDeprecated(id, deprecation))
    },
  }
}

function safely(hook: () => unknown): void {
  try {
    // A hook may be async; its rejection is as harmless as its throw.
    Promise.resolve(hook()).catch(() => undefined)
  } catch {
    // The call goes on: watching must not change what is watched.
  }
}
