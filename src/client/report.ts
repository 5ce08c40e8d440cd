import { excerpt } from '../errors/excerpt.js'
import type { Issue } from '../operation/decoding.js'
import type { Json } from '../operation/formats/plain.js'
import type { Operation } from '../operation/operation.js'
import { hasRows, unknownFields } from '../operation/unknownFields.js'
import { tell } from '../transport/hook.js'
import type { Redact } from '../transport/redact.js'
import type { ClientHooks } from './options.js'

/** Reports issues, fields that no document knows, and deprecations to the user's hooks. A hook that throws does not affect the call. */
export interface Reporter {
  /** @param isLeftOut - whether the call goes on without them: issues that an error reports cause no warning */
  issues(operation: string, issues: readonly Issue[], isLeftOut: boolean): void
  /** @param from - encoded inputs of the call that decoded objects carry */
  unknownFields(operation: Operation, wire: unknown, from: Json, redact: Redact): void
  deprecation(operation: Operation): void
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
        if (hooks.onIssue) tell(() => hooks.onIssue?.(issue, operation))
        else if (isLeftOut && isNew(operation + !issue.row))
          console.warn(`ledgerline: ${operation} cannot read ${excerpt(issue.path) || '/'}: ${issue.message}`)
      }
    },
    unknownFields(operation, wire, from, redact) {
      const id = redact(operation.id)
      if (!hooks.onUnknownFields || !hasRows(operation, wire) || !isNew(`fields of ${id}`)) return
      const paths = unknownFields(operation, wire, from).map((path) => excerpt(redact(path)))
      if (paths.length > 0) tell(() => hooks.onUnknownFields?.({ operation: id, paths }))
    },
    deprecation({ id, deprecated }) {
      if (deprecated && isNew(deprecated)) tell(() => hooks.onDeprecated?.(id, deprecated))
    },
  }
}
