import type { CallOptions } from '../operation/call.js'
import type { Operation } from '../operation/operation.js'
import type { Caller } from './caller.js'

const operations = /* @__PURE__ */ new WeakMap<object, Operation>()

/** Creates an object with one method per operation. */
export function bindOperations<Methods>(caller: Caller, bound: readonly Operation[]): Methods {
  const methods = bound.map((operation) => {
    const method = (input: unknown, options?: CallOptions) => caller.call(operation, input, options)
    operations.set(method, operation)
    return [operation.id, method]
  })
  return Object.fromEntries(methods) as Methods // the written-out interface of the same operations
}

/** Returns the operation of a bound method; `undefined` for anything else. */
export function operationOf(method: unknown): Operation | undefined {
  return typeof method === 'function' ? operations.get(method) : undefined
}
