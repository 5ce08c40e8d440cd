import { isSolanaAddress } from '../values/solanaAddress.js'
import { readCluster } from './clusters.js'
import type { Family } from './family.js'
import { refuseSolanaSignature } from './solanaSignature.js'

/**
 * Sign in with Solana, as wallets write it from the fields of `input`. The provider's own messages have a line
 * `Network` instead of `Chain ID`.
 *
 * @see CAIP-122
 */
export const solanaFamily: Family = {
  account: 'Solana',
  isCompact: true,
  chainLabels: ['Chain ID', 'Network'],
  chainAnywhere: false,
  readAddress: (text) => (isSolanaAddress(text) ? text : undefined),
  addressText: (address) => address,
  readChain(text) {
    const network = readCluster(text.replace(/^solana:/, ''))
    return network && `solana:${network}`
  },
  chainText: (chain) => chain,
  refuseSignature: refuseSolanaSignature,
}
