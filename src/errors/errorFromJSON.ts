import {
  ApiError,
  AuthenticationError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
} from './api.js'
import { LedgerlineError, type LedgerlineErrorJson } from './base.js'
import { BudgetError } from './budget.js'
import { ConfigurationError } from './configuration.js'
import { ConnectionError, TimeoutError } from './connection.js'
import { DecodeError } from './decode.js'
import { IncompleteError } from './incomplete.js'
import { InputError } from './input.js'
import { PaginationError } from './page.js'
import { PlatformError } from './platform.js'
import { UnsupportedNetworkError } from './unsupportedNetwork.js'
import { WebhookError } from './webhook.js'

/**
 * Restores an error from what its `toJSON` gave, for example on the other side of a worker: `structuredClone` and
 * `postMessage` keep nothing of an error but its message and stack.
 *
 * @returns an error of the same class with the same fields, with a stack of its own and without a cause
 * @example
 * const json = failed.toJSON() // passes through postMessage and JSON
 * const restored = errorFromJSON(json) // in the other thread
 * if (restored instanceof RateLimitError) await rest()
 */
export function errorFromJSON(json: LedgerlineErrorJson): LedgerlineError {
  const { name, message, hints: _inMessage, ...fields } = json
  const Restored: ErrorClass = classes.find(({ prototype }) => prototype.name === name) ?? UnknownError
  return new Restored(message, fields as never) // the fields of its class, as `toJSON` wrote them
}

/** An error of a class that this version does not know. */
class UnknownError extends LedgerlineError {
  override get name(): string {
    return 'LedgerlineError'
  }
}

/** Every class takes its own fields, and what `toJSON` gave are those. */
type ErrorClass = (new (message: string, fields: never) => LedgerlineError) & { readonly prototype: LedgerlineError }

const classes: readonly ErrorClass[] = [
  ApiError,
  AuthenticationError,
  BudgetError,
  ConfigurationError,
  ConnectionError,
  DecodeError,
  IncompleteError,
  InputError,
  UnsupportedNetworkError,
  NotFoundError,
  PaginationError,
  PermissionDeniedError,
  PlatformError,
  RateLimitError,
  ServerError,
  TimeoutError,
  WebhookError,
]
