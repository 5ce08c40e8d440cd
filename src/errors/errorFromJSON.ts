import { AddressesRefusedError } from './addressesRefused.js'
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
import { RemovalRefusedError } from './removalRefused.js'
import { UnsupportedNetworkError } from './unsupportedNetwork.js'
import { WebhookError } from './webhook.js'

/**
 * Restores an error from its `toJSON()`, for example in another thread: `structuredClone` and `postMessage` keep only
 * the message and stack of an error.
 *
 * @returns an error of the same class with the same fields, with a new stack and without a cause
 * @example
 * const json = failed.toJSON() // passes through postMessage and JSON
 * const restored = errorFromJSON(json) // in the other thread
 * if (restored instanceof RateLimitError) await rest()
 */
export function errorFromJSON(json: LedgerlineErrorJson): LedgerlineError {
  const { name, message, hints: _inMessage, ...fields } = json
  const Restored: ErrorClass = classes.find(({ prototype }) => prototype.name === name) ?? UnknownError
  return new Restored(message, fields as never) // the fields of its class, written by `toJSON`
}

/** An error of a class that this version does not know. */
class UnknownError extends LedgerlineError {
  override get name(): string {
    return 'LedgerlineError'
  }
}

/** A class, which takes its own fields as options. `toJSON` writes exactly those. */
type ErrorClass = (new (message: string, fields: never) => LedgerlineError) & { readonly prototype: LedgerlineError }

const classes: readonly ErrorClass[] = [
  AddressesRefusedError,
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
  RemovalRefusedError,
  ServerError,
  TimeoutError,
  WebhookError,
]
