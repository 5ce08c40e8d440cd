import type { CallOptions } from '../operation/call.js'
import { isOperation } from '../operation/operation.js'
import type { Caller } from './caller.js'

/** Makes a method of every operation of a table. */
export function bindOperations<Methods>(caller: Caller, operations: Readonly<Record<string, unknown>>): Methods {
  const methods: [string, unknown][] = []
  for (const operation of Object.values(operations)) {
    if (!isOperation(operation)) continue
    methods.push([operation.id, (input: unknown, options?: CallOptions) => caller.call(operation, input, options)])
  }
  return Object.fromEntries(methods) as Methods // the written-out interface of the same operations
}
