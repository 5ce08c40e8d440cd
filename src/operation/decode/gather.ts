/** Returns those of several optional values that are present. */
export function present<T>(...values: (T | null | undefined)[]): readonly T[] {
  while (values.length > 0 && (values[values.length - 1] ?? undefined) === undefined) values.pop()
  return values.every((value) => value !== null && value !== undefined)
    ? (values as T[]) // none is absent
    : values.filter((value) => value !== null && value !== undefined)
}

/** A public object of several optional fields; absent if all of them are. */
export function grouped<T extends object>(
  group: { readonly [K in keyof T]: T[K] | undefined },
): Partial<T> | undefined {
  let given = 0
  let absent = 0
  for (const key in group) {
    if (!Object.hasOwn(group, key)) continue
    if (group[key] === undefined) absent++
    else given++
  }
  if (given === 0) return undefined
  const all =
    absent === 0 ? group : Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined))
  return all as Partial<T> // absent fields were removed
}
