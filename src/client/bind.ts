import type { CallOptions } from '../operation/call.js'
import type { Operation } from '../operation/operation.js'
import { rememberOperation } from './boundOperations.js'
import type { Caller } from './caller.js'

/** Creates an object with one method per operation. */
export function bindOperations<Methods>(caller: Caller, operations: readonly Operation[]): Methods {
  const methods = operations.map((operation) => {
    const method = (input: unknown, options?: CallOptions) => caller.call(operation, input, options)
    rememberOperation(method, operation)
    return [operation.id, method]
  })
  return Object.fromEntries(methods) as Methods // the written-out interface of the same operations
}
