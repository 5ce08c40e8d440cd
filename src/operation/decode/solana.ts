import { addressSize, isBase58, signatureSize } from '../../values/base58.js'
import { type EvmOrSolanaChain, isEvmText, readEvmOrSolanaChain } from '../../values/evmOrSolana.js'
import { evmAddress } from './hex.js'

/** An account of Solana, as it was sent. */
export function solanaAddress(value: unknown): string | undefined {
  return typeof value === 'string' && isBase58(value, addressSize) ? value : undefined
}

/** The signature of a transaction of Solana, as it was sent. */
export function solanaSignature(value: unknown): string | undefined {
  return typeof value === 'string' && isBase58(value, signatureSize) ? value : undefined
}

/** An EVM address in lower case, or an account of Solana as it was sent. */
export function evmOrSolanaAddress(value: unknown): string | undefined {
  return isEvmText(value) ? evmAddress(value) : solanaAddress(value)
}

/** An EVM chain as hex id, or `solana`. */
export function evmOrSolanaChain(value: unknown): EvmOrSolanaChain | undefined {
  return readEvmOrSolanaChain(value)
}
