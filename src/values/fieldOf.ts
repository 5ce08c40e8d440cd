/**
 * Reads a field of any value; `undefined` if the value isn't an object or has no such field of its own.
 */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}
