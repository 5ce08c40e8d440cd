import { assertOptions } from '../arguments/options.js'
import type { Call, CallOptions } from '../operation/call.js'
import { assertOperation, isOperation, type Operation, type PagedOperation } from '../operation/operation.js'
import { pendingCall } from '../operation/pending.js'
import { membersOf } from '../runtime/members.js'
import { type Caller, createCaller } from './caller.js'
import { createKeyGuard, type KeyGuard } from './keyGuard.js'
import { callOptionRules, clientOptionRules } from './optionRules.js'
import type { ClientOptions } from './options.js'
import { withOperation } from './withOperation.js'

/** A caller that checks its arguments and can remove its key from text. */
export interface CheckedCaller extends Caller, Pick<KeyGuard, 'withoutKey' | 'assertNoKey'> {}

/**
 * Creates the caller of a client. It also checks what only plain JavaScript can get wrong, for which the small bundles
 * of `createCaller` have no room: unknown options, values that are not operations, the key passed as an input.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown or invalid option.
 */
export function createCheckedCaller(options: ClientOptions): CheckedCaller {
  assertOptions(options, clientOptionRules)
  // all of them, because without its `baseUrl` a key would go to another host
  const known: ClientOptions = membersOf(options, clientOptionRules)
  const { apiKey, assertNoKey, withoutKey } = createKeyGuard(known)
  const caller = createCaller({ ...known, apiKey })
  return {
    withoutKey,
    assertNoKey,
    prepare(operation: Operation, input: unknown) {
      assertOperation(operation)
      try {
        assertNoKey(input)
      } catch (error) {
        throw withOperation(error, operation.id)
      }
      return caller.prepare(operation, input)
    },
    call(operation: Operation, input: unknown, callOptions?: CallOptions | null) {
      try {
        assertOperation(operation)
        if (callOptions !== undefined && callOptions !== null)
          assertOptions(callOptions, callOptionRules, operation.inputs)
        assertNoKey(input)
      } catch (error) {
        return refusedCall(operation, error)
      }
      return caller.call(operation, input, callOptions ?? undefined)
    },
  } as CheckedCaller // the type of a call is that of its operation
}

/** A call that was refused before it began, with the methods that calls of its operation have. */
function refusedCall(operation: unknown, error: unknown): Call<unknown> {
  if (!isOperation(operation)) return pendingCall(Promise.reject(error))
  const refused = Promise.reject<never>(withOperation(error, operation.id))
  const { page } = operation
  if (!page) return pendingCall(refused)
  return page.call(operation as PagedOperation, () => refused, undefined) // it has a page
}
