import type { Schema } from './document.js'

/** Whether a member of a `oneOf` isn't `null`. */
export const isNoNull = ({ type }: Schema): boolean => type !== 'null'

/** Whether a `oneOf` isn't a union but only makes its one member nullable. */
export const isReferenceOrNull = ({ oneOf = [] }: Schema): boolean =>
  oneOf.length > 1 && oneOf.filter(isNoNull).length === 1

/** Whether a schema itself may be `null`, whatever it references. */
export const isNullable = ({ type = [], oneOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || !oneOf.every(isNoNull)
