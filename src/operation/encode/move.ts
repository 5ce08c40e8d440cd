import type { EncodeInput } from '../operation.js'
import { invalid } from './invalid.js'

/**
 * The tag of a struct, `address::module::Name`, whose parts the node checks. A lone name would be read as that of a
 * module, which the gateway has at the same path.
 */
export const asStructTag: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /::.+::/.test(value)) return value
  throw invalid(at, 'a struct tag (0x1::coin::Coin)', value)
}

/** The bare name of a module, function or field in Move. */
export const asIdentifier: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^\w+$/.test(value)) return value
  throw invalid(at, 'a name alone (aptos_account)', value)
}
