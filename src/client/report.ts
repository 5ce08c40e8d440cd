import { excerpt } from '../errors/excerpt.js'
import type { Issue } from '../operation/decode/decoding.js'
import type { Json } from '../operation/decode/plain.js'
import { hasRows, unknownFields } from '../operation/decode/unknownFields.js'
import { endOf, type Lifecycle } from '../operation/lifecycle.js'
import type { Operation } from '../operation/operation.js'
import { memberOf } from '../runtime/members.js'
import { tell } from '../runtime/notify.js'
import type { Redact } from '../runtime/redaction.js'
import type { ClientHooks } from './hooks.js'

/** Reports issues, fields that no document knows, and deprecations to the user's hooks. A hook that throws does not affect the call. */
export interface Reporter {
  /** @param isLeftOut - whether the call goes on without them: issues that an error reports cause no warning */
  issues(operation: string, issues: readonly Issue[], isLeftOut: boolean): void
  /** @param from - encoded inputs of the call that decoded objects carry */
  unknownFields(operation: Operation, wire: unknown, from: Json, redact: Redact): void
  deprecation(operation: string, lifecycle: Lifecycle | undefined): void
}

/**
 * Creates a client's reporter. Without an `onIssue` hook the first issue of each operation is a console warning, and so is
 * the first that cost it a row.
 */
export function reporterOf(hooks: ClientHooks): Reporter {
  const told = new Set<unknown>()
  const isNew = (what: unknown): boolean => told.size < told.add(what).size // did it grow?
  return {
    issues(operation, issues, isLeftOut) {
      for (const issue of issues) {
        const onIssue = memberOf(hooks, 'onIssue')
        if (onIssue) tell(() => onIssue.call(hooks, issue, operation))
        else if (isLeftOut && isNew(operation + !issue.row))
          console.warn(`ledgerline: ${operation} cannot read ${excerpt(issue.path) || '/'}: ${issue.message}`)
      }
    },
    unknownFields(operation, wire, from, redact) {
      const id = redact(operation.id)
      const onUnknownFields = memberOf(hooks, 'onUnknownFields')
      if (!onUnknownFields || !hasRows(operation, wire) || !isNew(`fields of ${id}`)) return
      const paths = unknownFields(operation, wire, from).map((path) => excerpt(redact(path)))
      if (paths.length > 0) tell(() => onUnknownFields.call(hooks, { operation: id, paths }))
    },
    deprecation(operation, lifecycle) {
      if (lifecycle && endOf(lifecycle) && isNew(lifecycle))
        tell(() => memberOf(hooks, 'onDeprecated')?.call(hooks, operation, lifecycle))
    },
  }
}
