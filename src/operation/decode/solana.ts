import { addressSize, type Base58Size, isBase58, resemblesBase58, signatureSize } from '../../values/base58.js'
import { type EvmOrSolanaChain, isEvmText, readEvmOrSolanaChain } from '../../values/evmOrSolana.js'
import type { Decoding } from './decoding.js'
import { evmAddress } from './hex.js'

/** An account of Solana, as it was sent. */
export function solanaAddress(value: unknown, decoding: Decoding): string | undefined {
  return base58(value, addressSize, decoding)
}

/** The signature of a transaction of Solana, as it was sent. */
export function solanaSignature(value: unknown, decoding: Decoding): string | undefined {
  return base58(value, signatureSize, decoding)
}

/** An EVM address in lower case, or an account of Solana as it was sent. */
export function evmOrSolanaAddress(value: unknown, decoding: Decoding): string | undefined {
  return isEvmText(value) ? evmAddress(value, decoding) : solanaAddress(value, decoding)
}

/** An EVM chain as hex id, or `solana`. */
export function evmOrSolanaChain(value: unknown): EvmOrSolanaChain | undefined {
  return readEvmOrSolanaChain(value)
}

/** As with hex, every digit is looked at in strict mode alone. */
function base58(value: unknown, size: Base58Size, { strict }: Decoding): string | undefined {
  if (typeof value !== 'string') return undefined
  return (strict ? isBase58(value, size) : resemblesBase58(value, size)) ? value : undefined
}
