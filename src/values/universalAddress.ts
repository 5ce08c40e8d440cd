import { InputError } from '../errors/input.js'
import { type BitcoinAddress, isBitcoinAddress, parseBitcoinAddress } from './bitcoinAddress.js'
import { type EvmAddress, parseEvmAddress } from './evmAddress.js'
import { notAnAddress } from './notAnAddress.js'
import { isSolanaAddress, type SolanaAddress } from './solanaAddress.js'
import { isXpub, type Xpub } from './xpub.js'

/** An EVM address in lower case, or an address of Solana or Bitcoin, which stay as they are. */
export type UniversalAddress = EvmAddress | SolanaAddress | BitcoinAddress

/**
 * Parses an address of an EVM chain (`0x…`), of Solana, or of Bitcoin.
 *
 * @throws {InputError} `Invalid address provided: {value}`.
 */
export function parseUniversalAddress(value: string): UniversalAddress {
  if (/^\s*0x|\./i.test(value)) return parseEvmAddress(value) // also a name such as vitalik.eth, for that error
  if (isSolanaAddress(value)) return value
  if (isBitcoinAddress(value)) return parseBitcoinAddress(value)
  throw notAnAddress(value, [
    'An address of an EVM chain (0x…), Solana or Bitcoin; one of its characters may be wrong or missing',
  ])
}

/**
 * Parses an address as `parseUniversalAddress` does, or an extended public key of Bitcoin.
 *
 * @throws {InputError} `Invalid address provided: …`, which never shows a key.
 */
export function parseUniversalWallet(value: string): UniversalAddress | Xpub {
  if (isXpub(value)) return value
  if (/^\s*[a-z]pub\w{60}/i.test(value)) throw notAnAddress(value, [xpubHint])
  return parseUniversalAddress(value)
}

/**
 * Parses the address of a token, or `native`, which means the chain's own coin.
 *
 * @throws {InputError} `Invalid address provided: {value}`.
 */
export function parseUniversalToken(value: string): UniversalAddress | 'native' {
  return typeof value === 'string' && value.trim().toLowerCase() === 'native' ? 'native' : parseUniversalAddress(value)
}

/**
 * Parses an extended public key of Bitcoin.
 *
 * @throws {InputError} `Invalid extended public key provided`, without the value.
 */
export function parseXpub(value: string): Xpub {
  if (isXpub(value)) return value
  throw new InputError('Invalid extended public key provided', { hints: [xpubHint] })
}

const xpubHint = 'Expected an xpub… of Bitcoin mainnet (BIP-32, 111 characters), not a ypub, a zpub or a private key'
