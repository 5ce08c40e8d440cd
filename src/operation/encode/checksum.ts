import { checksumAddress } from '../../values/checksum.js'
import type { EncodeInput } from '../operation.js'
import { asEvmAddress } from './parsed.js'

/** An EVM address in any case, in EIP-55 checksum form. In a file of its own because it needs keccak-256. */
export const asChecksumAddress: EncodeInput = (value, at) => checksumAddress(String(asEvmAddress(value, at)))
