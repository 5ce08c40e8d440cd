import { InputError } from '../../errors/input.js'
import { parseAptosAddress } from '../../values/aptosAddress.js'
import { parseChain } from '../../values/chains.js'
import { parseEvmAddress } from '../../values/evmAddress.js'
import { parseEvmOrSolanaAddress, parseEvmOrSolanaChain } from '../../values/evmOrSolana.js'
import { parseAptosNetwork, parseSolanaNetwork } from '../../values/networks.js'
import { parseSelector } from '../../values/selector.js'
import { parseSolanaAddress } from '../../values/solanaAddress.js'
import type { EncodeInput } from '../operation.js'

/** An EVM address given in any case, as lower case. */
export const asEvmAddress = /* @__PURE__ */ encoderFrom(parseEvmAddress)

/** An Aptos address in any form, padded to 64 digits. */
export const asAptosAddress = /* @__PURE__ */ encoderFrom(parseAptosAddress)

/** An EVM chain by id or name, as hex id. */
export const asEvmChain = /* @__PURE__ */ encoderFrom(parseChain)

/** An Aptos network by name or number, as name. */
export const asAptosNetwork = /* @__PURE__ */ encoderFrom(parseAptosNetwork)

/**
 * A Solana address, as it is.
 *
 * @public imported by operations
 */
export const asSolanaAddress = /* @__PURE__ */ encoderFrom(parseSolanaAddress)

/**
 * A Solana network by name.
 *
 * @public imported by operations
 */
export const asSolanaNetwork = /* @__PURE__ */ encoderFrom(parseSolanaNetwork)

/**
 * An EVM address given in any case, as lower case, or a Solana address, as it is.
 *
 * @public imported by operations
 */
export const asEvmOrSolanaAddress = /* @__PURE__ */ encoderFrom(parseEvmOrSolanaAddress)

/**
 * An EVM chain by id or name, as hex id, or `solana`.
 *
 * @public imported by operations
 */
export const asEvmOrSolanaChain = /* @__PURE__ */ encoderFrom(parseEvmOrSolanaChain)

const asSelector = /* @__PURE__ */ encoderFrom(parseSelector)

/**
 * An EVM address, or a selector that starts with `$`. A name such as `vitalik.eth` is rejected as an invalid address.
 */
export const asEvmAddressOrSelector: EncodeInput = (value, at) =>
  typeof value === 'string' && !/^(?:0x|[^$.]+\.)/i.test(value) ? asSelector(value, at) : asEvmAddress(value, at)

/**
 * Turns a parser into an encoder whose errors also name the input. It remembers its last result, because most calls of
 * a program use one chain, and all pages of a list use one address.
 */
export function encoderFrom(parse: (value: never) => unknown): EncodeInput {
  let last: unknown
  let result: unknown
  return (value, at) => {
    if (value === last && typeof value === 'string') return result // only for text: bytes may have changed since
    try {
      result = parse(value as never) // parsers check their argument, whatever its type says
      last = value
      return result
    } catch (error) {
      throw new InputError((error as InputError).message, { hints: [`Given as ${at}`] }) // parsers throw nothing else
    }
  }
}
