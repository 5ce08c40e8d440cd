import type { Operation } from '../operation/operation.js'

const operations = /* @__PURE__ */ new WeakMap<object, Operation>()

/** Remembers which operation a method of a client calls. */
export function rememberOperation(method: object, operation: Operation): void {
  operations.set(method, operation)
}

/** Returns the operation that a method of a client calls; `undefined` for anything else. */
export function operationOf(method: unknown): Operation | undefined {
  return typeof method === 'function' ? operations.get(method) : undefined
}
