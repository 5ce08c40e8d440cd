import type { Schema } from './document.js'

/** Whether a member of a `oneOf` is a value, not `null`. */
export const isNoNull = ({ type }: Schema): boolean => type !== 'null'

/** A `oneOf` that only makes its one member nullable, and is no union. */
export const isReferenceOrNull = ({ oneOf = [] }: Schema): boolean =>
  oneOf.length > 1 && oneOf.filter(isNoNull).length === 1

/** Whether a schema may be `null`, apart from what it refers to. */
export const isNullable = ({ type = [], oneOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || !oneOf.every(isNoNull)
