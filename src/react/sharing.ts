import { replaceEqualDeep } from '@tanstack/react-query'
import { isDate } from '../values/isDate.js'
import { isPlain } from './isPlain.js'

/** How TanStack keeps what a refetch did not change. */
export interface Sharing {
  /**
   * Returns the new data, with the old object in every place where nothing changed. `structuralSharing: false` among
   * the options of a query turns it off, among the defaults of a query client it does not.
   */
  readonly structuralSharing: (before: unknown, after: unknown) => unknown
}

/**
 * TanStack's own sharing, for data with dates. It takes two dates for different even when they are equal, and then
 * every object around them: each refetch would renew all rows and render them again.
 */
export const sharing: Sharing = {
  structuralSharing: (before, after) => replaceEqualDeep(before, withDatesOf(before, after, 0)),
}

/** Copies the new data, with the old date in every place where it is the same. */
function withDatesOf(before: unknown, after: unknown, depth: number): unknown {
  if (typeof before !== 'object' || typeof after !== 'object') return after
  if (isPlainList(before) && isPlainList(after))
    return depth > deepest ? after : after.map((value, index) => withDatesOf(before[index], value, depth + 1))
  if (isPlain(before) && isPlain(after)) {
    if (depth > deepest) return after
    const copy: Record<string, unknown> = { ...after } // with `__proto__` as a field, so that it is set as one
    for (const name of Object.keys(after)) copy[name] = withDatesOf(before[name], after[name], depth + 1)
    return copy
  }
  return isDate(before) && isDate(after) && Object.is(before.getTime(), after.getTime()) ? before : after
}

/** TanStack compares no deeper either, and a stack ends. */
const deepest = 500

/** Whether a list is nothing but its entries: what a match of a regular expression has besides would be lost. */
const isPlainList = (value: object | null): value is readonly unknown[] =>
  Array.isArray(value) && Object.keys(value).length === value.length
