import { isObject, type Json } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'

/** Whether a delivery has a block with a field. */
export const blockHas = (wire: Json, name: string): boolean => has(memberOf(wire, 'block'), name)

/** Whether a value is an object with a field. */
export const has = (value: unknown, name: string): boolean => isObject(value) && Object.hasOwn(value, name)
