import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { UnsupportedNetworkError } from '../errors/unsupportedNetwork.js'
import type { ChainInput } from '../operation/encode/inputTypes.js'
import { parseChain, readChain } from '../values/chains.js'
import { parseAptosNetwork, parseSolanaNetwork } from '../values/networks.js'
import type { AptosChainId, SignInChainId, SolanaChainId } from './chainId.js'
import { readCluster } from './clusters.js'

/**
 * A chain that a message may name: an EVM chain by id or name, a network of Solana or Aptos, or any CAIP-2 id of these.
 */
export type SignInChain = ChainInput | SolanaChainId | AptosChainId

/**
 * Parses a chain that a message may name.
 *
 * @param noun - the word for the chain in an error
 * @throws {InputError} `Invalid chain provided: {value}`, `Solana network is not supported: {value}` or `Aptos network
 * is not supported: {value}`.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK `Incorrect {noun} provided. Got "{value}", Valid values are:
 * "evm", "solana", "aptos"` for a chain of another family.
 */
export function parseSignInChain(value: SignInChain, noun: 'networkType' | 'network' = 'networkType'): SignInChainId {
  const [, family, network = ''] = (typeof value === 'string' && /^([^:]*):(.*)$/s.exec(value)) || []
  if (family === undefined) return readChain(value) ?? refuse(value)
  if (family === 'solana') return `solana:${parseSolanaNetwork(readCluster(network) ?? network)}`
  if (family === 'eip155' && /^\d+$/.test(network)) return parseChain(network)
  if (family === 'aptos') return `aptos:${parseMainOrTest(network)}`
  throw new UnsupportedNetworkError(
    `Incorrect ${noun} provided. Got "${truncate(family)}", Valid values are: "evm", "solana", "aptos"`,
    { hints: ['Pass an EVM chain as 1 or eth, others as solana:mainnet or aptos:mainnet'] },
  )
}

/**
 * Throws for an invalid EVM chain. For the name of another family, such as `solana`, it lists that family's networks.
 */
function refuse(value: SignInChain): SignInChainId {
  const [family] = /^(?:solana|aptos)(?![a-z])/.exec(truncate(value).trim().toLowerCase()) ?? []
  if (family === undefined) return parseChain(value)
  const networks = family === 'solana' ? ['solana:mainnet', 'solana:devnet'] : ['aptos:mainnet', 'aptos:testnet']
  throw new InputError(`Invalid chain provided: ${truncate(value)}`, {
    hints: [`Did you mean ${networks[0]}?`, `One of: ${networks.join(', ')}`],
  })
}

function parseMainOrTest(value: string): 'mainnet' | 'testnet' {
  const network = parseAptosNetwork(value)
  if (network !== 'devnet') return network
  throw new InputError(`Aptos network is not supported: ${network}`, { hints: ['mainnet or testnet'] })
}
