/**
 * A field of a value that may be anything; `undefined` when the value is not an object or has no such field of its own.
 */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
