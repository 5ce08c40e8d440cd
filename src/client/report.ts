import { truncate } from '../errors/truncate.js'
import type { Issue } from '../operation/decode/decoding.js'
import type { Json } from '../operation/decode/plain.js'
import { hasRows, unknownFields } from '../operation/decode/unknownFields.js'
import type { Operation } from '../operation/operation.js'
import { firstTime } from '../runtime/firstTime.js'
import { memberOf } from '../runtime/members.js'
import { notifyHook } from '../runtime/notify.js'
import type { Redact } from '../runtime/redaction.js'
import type { ClientHooks } from './hooks.js'

/**
 * Reports issues and unknown fields to the user's hooks. If a hook throws, the call isn't affected.
 */
export interface Reporter {
  /** @param isLeftOut - whether the call succeeds without them; if an error reports them, there is no warning */
  issues(operation: Identity, issues: readonly Issue[], isLeftOut: boolean): void
  /** @param from - encoded inputs of the call, which decoded objects repeat */
  unknownFields(operation: Operation, wire: unknown, from: Json, redact: Redact): void
}

/** Identifies an operation: several APIs may have the same id. */
type Identity = Pick<Operation, 'api' | 'id'>

/**
 * Creates a client's reporter. Without an `onIssue` hook, it warns on the console about the first issue of each
 * operation, and about the first that cost it a row.
 */
export function reporterOf(hooks: readonly ClientHooks[]): Reporter {
  const isFirst = firstTime()
  const warn = ({ api, id }: Identity, { path, message, row }: Issue): void => {
    const kind = row === undefined ? 'field' : 'row'
    if (!isFirst(`${kind} of ${api}.${id}`)) return
    console.warn(`ledgerline: ${id} cannot read ${truncate(path) || '/'}: ${message}`)
  }
  return {
    issues(operation, issues, isLeftOut) {
      const isObserved = hasHook(hooks, 'onIssue')
      for (const issue of issues) {
        if (isObserved) notifyHook(hooks, 'onIssue', () => [issue, operation.id])
        else if (isLeftOut) warn(operation, issue)
      }
    },
    unknownFields(operation, wire, from, redact) {
      const id = redact(operation.id)
      if (!hasHook(hooks, 'onUnknownFields') || !hasRows(operation, wire)) return
      if (!isFirst(`response of ${operation.api}.${id}`)) return
      const paths = unknownFields(operation, wire, from).map((path) => truncate(redact(path)))
      if (paths.length > 0) notifyHook(hooks, 'onUnknownFields', () => [{ operation: id, paths }])
    },
  }
}

const hasHook = (holders: readonly ClientHooks[], name: keyof ClientHooks): boolean =>
  holders.some((hooks) => memberOf(hooks, name))
