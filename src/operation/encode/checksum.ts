import { checksumAddress } from '../../values/checksum.js'
import type { EncodeInput } from '../operation.js'
import { asEvmAddress } from './parsed.js'

/** An EVM address in any case, as its EIP-55 checksum form. In its own file because it needs keccak-256. */
export const asChecksumAddress: EncodeInput = (value, at) => checksumAddress(String(asEvmAddress(value, at)))
