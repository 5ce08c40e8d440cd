import { replaceEqualDeep } from '@tanstack/react-query'
import { isDate, isPlain } from './plainData.js'

/** How TanStack keeps what a refetch did not change. */
export interface Sharing {
  /** Returns the new data, with the old object in every place where nothing changed. */
  readonly structuralSharing: (before: unknown, after: unknown) => unknown
}

/**
 * TanStack's own sharing, for data with dates. It takes two dates for different even when they are equal, and then every
 * object around them: each refetch would renew all rows and render them again.
 */
export const sharing: Sharing = {
  structuralSharing: (before, after) => replaceEqualDeep(before, withDatesOf(before, after, 0)),
}

/** Copies the new data, with the old date in every place where it is the same. */
function withDatesOf(before: unknown, after: unknown, depth: number): unknown {
  if (isDate(before) && isDate(after)) return Object.is(before.getTime(), after.getTime()) ? before : after
  if (depth > 500) return after // TanStack compares no deeper either, and a stack ends
  const next = (inside: unknown, value: unknown): unknown => withDatesOf(inside, value, depth + 1)
  if (Array.isArray(before) && Array.isArray(after)) return after.map((value, index) => next(before[index], value))
  if (!isPlain(before) || !isPlain(after)) return after
  // `fromEntries` defines fields, so that one named `__proto__` stays one
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, next(before[name], value)]))
}
