import { addressSize, isBase58, signatureSize } from '../../values/base58.js'
import { parseBitcoinAddress } from '../../values/bitcoinAddress.js'
import {
  parseUniversalAddress,
  parseUniversalToken,
  parseUniversalWallet,
  parseXpub,
} from '../../values/universalAddress.js'
import { parseUniversalChain, parseUniversalChains } from '../../values/universalChain.js'
import type { EncodeInput } from '../operation.js'
import { asBlockId, asHash32 } from './hex.js'
import { invalid } from './invalid.js'
import { encoderFrom } from './parsed.js'

/**
 * An EVM chain by id or name, `solana` or `bitcoin`, as the service's id.
 *
 * @public imported by operations
 */
export const asUniversalChain = /* @__PURE__ */ encoderFrom(parseUniversalChain)

/**
 * A chain, or a group of them: `all`, `mainnets`, `testnets`.
 *
 * @public imported by operations
 */
export const asUniversalChains = /* @__PURE__ */ encoderFrom(parseUniversalChains)

/**
 * An address of an EVM chain as lower case, of Solana or of Bitcoin.
 *
 * @public imported by operations
 */
export const asUniversalAddress = /* @__PURE__ */ encoderFrom(parseUniversalAddress)

/**
 * An address, or an extended public key of Bitcoin.
 *
 * @public imported by operations
 */
export const asUniversalWallet = /* @__PURE__ */ encoderFrom(parseUniversalWallet)

/**
 * The address of a token, or `native`.
 *
 * @public imported by operations
 */
export const asUniversalToken = /* @__PURE__ */ encoderFrom(parseUniversalToken)

/**
 * An address of Bitcoin with a valid checksum.
 *
 * @public imported by operations
 */
export const asBitcoinAddress = /* @__PURE__ */ encoderFrom(parseBitcoinAddress)

/**
 * An extended public key of Bitcoin.
 *
 * @public imported by operations
 */
export const asXpub = /* @__PURE__ */ encoderFrom(parseXpub)

/**
 * 64 digits of hex, as lower case: the hash of a block or a transaction of Bitcoin.
 *
 * @public imported by operations
 */
export const asBitcoinHash: EncodeInput = (value, at) => {
  if (isBitcoinHash(value)) return value.toLowerCase()
  throw invalid(at, '64 digits of hex', value)
}

/**
 * The identifier of a transaction or a block: 0x-hex on EVM chains, hex on Bitcoin, base58 on Solana.
 *
 * @public imported by operations
 */
export const asUniversalHash: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^0x/i.test(value)) return asHash32(value, at)
  if (isBitcoinHash(value)) return value.toLowerCase()
  const isBase58Hash = typeof value === 'string' && [signatureSize, addressSize].some((size) => isBase58(value, size))
  if (isBase58Hash) return value
  throw invalid(at, 'a hash of 32 bytes of hex, with 0x on EVM chains, or a signature of Solana', value)
}

/**
 * A block number, or a block hash as its chain writes it.
 *
 * @public imported by operations
 */
export const asUniversalBlock: EncodeInput = (value, at) =>
  isBitcoinHash(value) ? value.toLowerCase() : asBlockId(value, at)

const isBitcoinHash = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{64}$/i.test(value)
