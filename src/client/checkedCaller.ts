import { excerpt } from '../errors/excerpt.js'
import { ConfigurationError } from '../errors/request.js'
import type { Call, CallOptions } from '../operation/call.js'
import type { Operation, PagedOperation } from '../operation/operation.js'
import { pendingCall, type Running } from '../operation/pending.js'
import { isOperation } from './bind.js'
import { type Caller, createCaller } from './caller.js'
import { assertOptions } from './optionCheck.js'
import type { ClientOptions } from './options.js'
import { callOptions, clientOptions } from './optionTypes.js'

/**
 * Creates the caller of a client. It also checks what only plain JavaScript can get wrong, for which the small bundles
 * of `createCaller` have no room: options that do not exist, and operations that are none.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that does not exist or cannot be meant.
 */
export function createCheckedCaller(options: ClientOptions): Caller {
  assertOptions(options, clientOptions)
  const caller = createCaller(options)
  return {
    ...caller,
    call(operation: Operation, input: unknown, given?: CallOptions | null) {
      try {
        if (!isOperation(operation)) throw noOperation(operation)
        assertOptions(given ?? {}, callOptions)
      } catch (error) {
        return refusedCall(operation, error as ConfigurationError) // nothing else is thrown there
      }
      return caller.call(operation, input, given ?? undefined)
    },
  } as Caller // the overloads of `call` are told apart at run time
}

function noOperation(given: unknown): ConfigurationError {
  return new ConfigurationError(
    `What is called is no operation: ${typeof given === 'function' ? 'a function' : excerpt(given, 80)}`,
    {
      hints: ["import { getNativeBalance } from 'ledgerline/evm', then call(getNativeBalance, { address })"],
    },
  )
}

/** A call that was refused before it began, with all that calls of its operation have. */
function refusedCall(operation: unknown, error: ConfigurationError): Call<unknown> {
  const parsed = Promise.reject(error)
  const running: Running<never> = { parsed, result: parsed }
  if (!isOperation(operation)) return pendingCall(running)
  error.operation = operation.id
  const { page } = operation
  return page ? page.call(operation as PagedOperation, () => running, undefined) : pendingCall(running)
}
