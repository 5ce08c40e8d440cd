import type { Operation } from './operation.js'

/** Returns the copy of an operation to read instead of the original. */
export type Isolate = (operation: Operation) => Operation

/**
 * Creates the function that copies operations. If a field is absent from the copy, such as `page` or `body`, nothing is
 * read from `Object.prototype` instead, which some code extends by mistake. Each operation is copied once.
 */
export function createIsolate(): Isolate {
  const copies = new WeakMap<Operation, Operation>()
  return (operation) => {
    const known = copies.get(operation)
    if (known) return known
    const { inputs } = operation
    const page = Object.hasOwn(operation, 'page') ? operation.page : undefined
    const parts = {
      ...(Array.isArray(inputs) && { inputs: inputs.map((field) => isolated(field)) }),
      ...(page && { page: isolated(page) }),
    }
    const copy = isolated(operation, parts)
    copies.set(operation, copy)
    return copy
  }
}

/**
 * Returns a copy of a literal without a prototype, with some of its fields replaced. Getters stay getters. An instance
 * of a class is returned as it is.
 */
export function isolated<T extends object>(source: T, replaced: Partial<T> = {}): T {
  const prototype: unknown = Object.getPrototypeOf(source)
  if (prototype === null || Object.getPrototypeOf(prototype) !== null) return source
  const own = { ...Object.getOwnPropertyDescriptors(source), ...Object.getOwnPropertyDescriptors(replaced) }
  return Object.create(null, own)
}
