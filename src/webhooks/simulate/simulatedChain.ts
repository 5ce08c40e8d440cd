import type { StreamNetwork } from '../verify/network.js'
import { createBitcoinChain, type SimulatedBitcoinChain } from './bitcoinChain.js'
import { createEvmChain, type SimulatedEvmChain } from './evmChain.js'
import type { GrowingChain } from './growingChain.js'
import { createSolanaChain, type SimulatedSolanaChain } from './solanaChain.js'

/**
 * The chain of simulated deliveries, with what was delivered so far. It is what a sweep of an inbox asks: itself for
 * EVM chains, `universal` for Bitcoin, and `resolve` for Solana. Of the families that it doesn't play, it has nothing.
 */
export interface SimulatedChain extends SimulatedEvmChain, SimulatedSolanaChain {
  /** For Bitcoin: the method of a client's `universal`. */
  readonly universal: SimulatedBitcoinChain
}

/** Creates the chain of a family, without blocks. */
export function createSimulatedChain(network: StreamNetwork = 'evm'): SimulatedChain & GrowingChain {
  const evm = createEvmChain()
  const solana = createSolanaChain()
  const bitcoin = createBitcoinChain()
  const { mine, grow, reset } = { evm, solana, bitcoin, aptos: final }[network]
  return {
    ...evm,
    resolve: solana.resolve,
    universal: { getTransactionByHash: bitcoin.getTransactionByHash },
    mine,
    grow,
    reset,
  }
}

/** A chain whose blocks are final when they are delivered, so that nobody asks about them. */
const final: GrowingChain = { mine: () => undefined, grow: () => undefined, reset: () => undefined }
