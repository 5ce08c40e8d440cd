import { readChain } from '../values/chains.js'
import { checksumAddress } from '../values/checksum.js'
import { isEvmAddress } from '../values/evmAddress.js'
import { refuseEvmSignature } from './evmSignature.js'
import type { Family } from './family.js'

/**
 * Sign-In with Ethereum. An address is all lower case, all upper case, or has an EIP-55 checksum.
 *
 * @see EIP-4361
 */
export const evmFamily: Family = {
  account: 'Ethereum',
  isCompact: false,
  chainLabels: ['Chain ID'],
  chainAnywhere: false,
  readAddress(text) {
    if (!isEvmAddress(text)) return undefined
    const digits = text.slice(2)
    const address = `0x${digits.toLowerCase()}`
    const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
    return isOneCase || text === checksumAddress(text) ? address : undefined
  },
  addressText: checksumAddress,
  readChain: (text) => (/^\d+$/.test(text) ? readChain(text) : undefined),
  chainText: (chain) => BigInt(chain).toString(),
  refuseSignature: refuseEvmSignature,
}
