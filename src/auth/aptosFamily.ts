import { refuseAptosSignature } from './aptosSignature.js'
import type { Family } from './family.js'

/**
 * Sign in with Aptos. An address has all of its 64 digits. In the standard's grammar, the chain comes after the
 * version; in its example and in wallets, it comes after the request id.
 *
 * @see AIP-116
 */
export const aptosFamily: Family = {
  account: 'Aptos',
  isCompact: true,
  chainLabels: ['Chain ID'],
  chainAnywhere: true,
  readAddress: (text) => (/^0x[\da-f]{64}$/i.test(text) ? text.toLowerCase() : undefined),
  addressText: (address) => address,
  readChain(text) {
    const [, network] = /^(?:aptos:)?(mainnet|testnet|devnet|localnet)$/.exec(text) ?? /^aptos:(\d+)$/.exec(text) ?? []
    return network && `aptos:${Object.hasOwn(namesById, network) ? namesById[network] : network}`
  },
  chainText: (chain) => chain,
  refuseSignature: refuseAptosSignature,
}

/** Names of the networks whose id never changes. */
const namesById: Readonly<Record<string, string>> = { 1: 'mainnet', 2: 'testnet' }
