import { isBase58, signatureSize } from '../../values/base58.js'
import type { EncodeInput } from '../operation.js'
import { invalid } from './invalid.js'

/**
 * The signature of a transaction of Solana, as it is.
 *
 * @public imported by operations
 */
export const asSolanaSignature: EncodeInput = (value, at) => {
  if (typeof value === 'string' && isBase58(value, signatureSize)) return value
  throw invalid(at, '64 bytes in base58', value)
}
