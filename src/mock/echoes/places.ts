/** Returns every value at a path of names, through lists. */
export function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const [name, ...rest] = path
  if (name === undefined) return value === null ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((row) => valuesAt(row, path))
  return hasField(value, name) ? valuesAt(Reflect.get(value, name), rest) : []
}

/**
 * Returns a copy in which every value at a path is replaced. Other values are shared with the original.
 *
 * @param write gets a value and its index in the innermost list
 */
export function rewritten(
  value: unknown,
  path: readonly string[],
  write: (own: unknown, place: number) => unknown,
  place = 0,
): unknown {
  const [name, ...rest] = path
  if (name === undefined) return write(value, place)
  if (Array.isArray(value)) return value.map((row, index) => rewritten(row, path, write, index))
  if (!hasField(value, name)) return value
  const own: unknown = Reflect.get(value, name)
  const next = rewritten(own, rest, write, place)
  return next === own ? value : { ...value, [name]: next }
}

/** Whether a value is an object with this own field. */
export const hasField = (value: unknown, name: string): value is object =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
