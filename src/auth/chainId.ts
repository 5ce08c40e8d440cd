import type { EvmChainId } from '../values/chains.js'

/** A chain that a message can name. */
export type SignInChainId = EvmChainId | SolanaChainId | AptosChainId

/** A network of Solana. */
export type SolanaChainId = 'solana:mainnet' | 'solana:devnet'

/** A network of Aptos. */
export type AptosChainId = 'aptos:mainnet' | 'aptos:testnet'
