import type { LedgerlineError } from '../errors/base.js'
import { InputError } from '../errors/input.js'
import { ConfigurationError } from '../errors/request.js'
import type { Call, CallOptions } from '../operation/call.js'
import type { Operation, PagedOperation } from '../operation/operation.js'
import { pendingCall, refused } from '../operation/pending.js'
import { isOperation } from './bind.js'
import { type Caller, createCaller } from './caller.js'
import { assertOptions } from './optionCheck.js'
import type { ClientOptions } from './options.js'
import { callOptions, clientOptions } from './optionTypes.js'

/**
 * Creates the caller of a client. It also checks what only plain JavaScript can get wrong, for which the small bundles
 * of `createCaller` have no room: options that do not exist, operations that are none, the key as an input.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that does not exist or cannot be meant.
 */
export function createCheckedCaller(options: ClientOptions): Caller {
  assertOptions(options, clientOptions)
  const caller = createCaller(options)
  const { apiKey } = options
  /** Errors show what they refuse, and React's keys hold them. */
  const assertNoKey = (input: unknown): void => {
    if (typeof apiKey !== 'string' || apiKey.length < 6) return // a short one stands in other texts too
    const values = input === apiKey ? [input] : Object.values(Object(input)).flat()
    if (values.includes(apiKey)) throw new InputError('An input is the API key', { hints: ['It is an option'] })
  }
  return {
    ...caller,
    prepare(operation: Operation, input: unknown) {
      assertNoKey(input)
      return caller.prepare(operation, input)
    },
    call(operation: Operation, input: unknown, given?: CallOptions | null) {
      try {
        if (!isOperation(operation)) throw noOperation()
        assertOptions(given ?? {}, callOptions)
        assertNoKey(input)
      } catch (error) {
        return refusedCall(operation, error as LedgerlineError) // nothing else is thrown there
      }
      return caller.call(operation, input, given ?? undefined)
    },
  } as Caller // the overloads of `call` are told apart at run time
}

function noOperation(): ConfigurationError {
  const hints = ["Import it, as getNativeBalance from 'ledgerline/evm'"]
  return new ConfigurationError('What is called is no operation', { hints })
}

/** A call that was refused before it began, with all that calls of its operation have. */
function refusedCall(operation: unknown, error: LedgerlineError): Call<unknown> {
  const running = refused(error)
  if (!isOperation(operation)) return pendingCall(running)
  error.operation = operation.id
  const { page } = operation
  return page ? page.call(operation as PagedOperation, () => running, undefined) : pendingCall(running)
}
