import { isBase58Text } from '../../values/base58.js'
import { readUniversalChain, type UniversalChainId } from '../../values/universalChain.js'
import { evmAddress, hash32 } from './hex.js'
import { isObject } from './plain.js'
import { solanaAddress, solanaSignature } from './solana.js'

/**
 * An EVM chain as hex id, Solana or Bitcoin.
 *
 * @public imported by decoders
 */
export function universalChain(value: unknown): UniversalChainId | undefined {
  return readUniversalChain(value)
}

/** An EVM address in lower case, or one of Solana or Bitcoin as it was sent. */
export function universalAddress(value: unknown): string | undefined {
  if (typeof value === 'string' && value.startsWith('0')) return evmAddress(value)
  return solanaAddress(value) ?? bitcoinAddress(value)
}

/**
 * An address of Bitcoin, as it was sent. Its characters are checked, but not its checksum, which guards against typos
 * and would be slow for the thousands of addresses in a block.
 */
export function bitcoinAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const isBech32 = /^bc1[02-9ac-hj-np-z]{8,87}$/.test(value)
  return isBech32 || (/^[13].{24,34}$/.test(value) && isBase58Text(value)) ? value : undefined
}

/**
 * The address of a wallet, or the extended public key that the call passed.
 *
 * @public imported by decoders
 */
export function universalWallet(value: unknown): string | undefined {
  const isKey = typeof value === 'string' && value.startsWith('xpub') && value.length === 111 && isBase58Text(value)
  return isKey ? value : universalAddress(value)
}

/**
 * The address of a token, or `native`.
 *
 * @public imported by decoders
 */
export function universalToken(value: unknown): string | undefined {
  return value === 'native' ? value : universalAddress(value)
}

/** The hash of a block or a transaction of Bitcoin: 64 digits of hex, in lower case. */
export function bitcoinHash(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\da-f]{64}$/i.test(value) ? value.toLowerCase() : undefined
}

/**
 * The identifier of a transaction or a block: 0x-hex on EVM chains, hex on Bitcoin, base58 on Solana.
 *
 * @public imported by decoders
 */
export function universalHash(value: unknown): string | undefined {
  if (typeof value === 'string' && value.startsWith('0x')) return hash32(value)
  return bitcoinHash(value) ?? solanaSignature(value) ?? solanaAddress(value)
}

/**
 * How far the service has read each chain, by chain id: the number of the last block, `latest` at the head of the
 * chain, or `null` if the service doesn't know.
 */
export type SyncedAt = Readonly<Record<string, bigint | 'latest' | null>>

/**
 * How far the service has read each chain.
 *
 * @public imported by decoders
 */
export function syncedAt(value: unknown): SyncedAt | undefined {
  if (!isObject(value)) return undefined
  const heights: Record<string, bigint | 'latest' | null> = {}
  for (const [chain, height] of Object.entries(value)) {
    const read = heightOf(height)
    if (read === undefined) return undefined
    heights[chain] = read
  }
  return heights
}

/** Reads a block number; -1 and `null` mean that none is known. */
function heightOf(value: unknown): bigint | 'latest' | null | undefined {
  if (value === 'latest') return value
  if (value === null || value === -1 || value === '-1') return null
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
  return isNumber || (typeof value === 'string' && /^\d{1,20}$/.test(value)) ? BigInt(value) : undefined
}
