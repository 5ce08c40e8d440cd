import { replaceEqualDeep } from '@tanstack/react-query'
import { isDate } from '../values/isDate.js'
import { isPlain } from './isPlain.js'

/** How TanStack reuses data that a refetch did not change. */
export interface Sharing {
  /**
   * Returns the new data, with the old object wherever nothing changed. To turn it off, pass `structuralSharing: false`
   * to a query; in the defaults of a query client, that has no effect.
   */
  readonly structuralSharing: (before: unknown, after: unknown) => unknown
}

/**
 * TanStack's own sharing, extended to dates. TanStack treats equal dates as different, and so all objects around them:
 * each refetch would replace all rows and render them again.
 */
export const sharing: Sharing = {
  structuralSharing: (before, after) => replaceEqualDeep(before, withDatesOf(before, after, 0)),
}

/** Copies the new data, with the old date wherever it is equal. */
function withDatesOf(before: unknown, after: unknown, depth: number): unknown {
  if (typeof before !== 'object' || typeof after !== 'object') return after
  if (isPlainList(before) && isPlainList(after))
    return depth > deepest ? after : after.map((value, index) => withDatesOf(before[index], value, depth + 1))
  if (isPlain(before) && isPlain(after)) {
    if (depth > deepest) return after
    const copy: Record<string, unknown> = { ...after } // spread first, so that `__proto__` is a field of its own
    for (const name of Object.keys(after)) copy[name] = withDatesOf(before[name], after[name], depth + 1)
    return copy
  }
  return isDate(before) && isDate(after) && Object.is(before.getTime(), after.getTime()) ? before : after
}

/** TanStack doesn't compare deeper either, and this protects the stack. */
const deepest = 500

/** Whether a list has only entries. Other fields, as in a match of a regular expression, would be lost. */
const isPlainList = (value: object | null): value is readonly unknown[] =>
  Array.isArray(value) && Object.keys(value).length === value.length
