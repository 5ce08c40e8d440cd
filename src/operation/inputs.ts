import { excerpt } from '../errors/excerpt.js'
import { InputError } from '../errors/input.js'
import { parseAptosAddress } from '../values/aptosAddress.js'
import { parseChain } from '../values/chains.js'
import { parseEvmAddress } from '../values/evmAddress.js'
import { parseAptosNetwork } from '../values/networks.js'
import { parseSelector } from '../values/selector.js'
import type { EncodeInput } from './operation.js'

// Encoder primitives: from what callers pass to what is sent. Each refuses values that do not fit its format.

/** Text, a number, a `bigint` or a boolean, as text. */
export const asText: EncodeInput = (value, at) => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  throw invalid(at, 'text', value)
}

/**
 * The tag of a struct, `address::module::Name`, whose parts the node checks. A lone name would be read as a module's, which
 * the gateway has at the same path.
 */
export const asStructTag: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /::.+::/.test(value)) return value
  throw invalid(at, 'a struct tag (0x1::coin::Coin)', value)
}

/** The name of a module, function or field in Move, without what it lies in. */
export const asIdentifier: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^\w+$/.test(value)) return value
  throw invalid(at, 'a name alone (aptos_account)', value)
}

/** `true` or `false`, never as text. */
export const asBoolean: EncodeInput = (value, at) => {
  if (typeof value === 'boolean') return value
  throw invalid(at, 'true or false', typeof value === 'string' ? `"${value}"` : value)
}

/** A finite number, or text that is one. */
export const asNumber: EncodeInput = (value, at) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number === 'number' && Number.isFinite(number)) return number
  throw invalid(at, 'a number', value)
}

/** A whole number that JavaScript holds exactly. */
export const asCount: EncodeInput = (value, at) => {
  const number = Number(asUint(value, at))
  if (Number.isSafeInteger(number)) return number
  throw invalid(at, 'a whole number below 2^53', value)
}

/** A whole number of any size, as decimal text: `bigint`, safe number, decimal or hex text. */
export const asUint: EncodeInput = (value, at) => {
  const isInexact = typeof value === 'object' || (typeof value === 'number' && !Number.isSafeInteger(value))
  const text = isInexact ? '' : String(value)
  if (/^(?:0x[\da-f]{1,64}|\d{1,100})$/i.test(text)) return String(BigInt(text))
  throw invalid(at, 'a whole number from 0 (bigint if unsafe)', value)
}

/** A decimal number, as text. */
export const asDecimal: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^-?\d{1,100}(?:\.\d{1,100})?$/.test(value)) return value
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return String(value)
  throw invalid(at, 'a decimal number', value)
}

/** A block number, or a block hash. A hash that was cut short is no number: in hex, that has at most 16 digits. */
export const asBlockId: EncodeInput = (value, at) => {
  const text = typeof value === 'object' ? '' : String(value)
  if (/^0x[\da-f]{64}$/i.test(text)) return text.toLowerCase()
  if (/^(?:\d{1,77}|0x[\da-f]{1,16})$/i.test(text)) return asUint(value, at)
  throw invalid(at, 'a block number, or a hash of 32 bytes', value)
}

/** 0x-hex of even length. */
export const asHex: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^0x(?:[\da-f]{2})*$/i.test(value)) return value
  throw invalid(at, '0x-hex of even length', value)
}

/** 32 bytes of 0x-hex, in lower case. */
export const asHash32: EncodeInput = (value, at) => {
  if (typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)) return value.toLowerCase()
  throw invalid(at, '32 bytes of 0x-hex', value)
}

/** An EVM address given in any case, as lower case. */
export const asEvmAddress = /* @__PURE__ */ encoderFrom(parseEvmAddress)

/** An Aptos address in any form, padded to 64 digits. */
export const asAptosAddress = /* @__PURE__ */ encoderFrom(parseAptosAddress)

/** An EVM chain by id or name, as hex id. */
export const asEvmChain = /* @__PURE__ */ encoderFrom(parseChain)

/** An Aptos network by name or number, as name. */
export const asAptosNetwork = /* @__PURE__ */ encoderFrom(parseAptosNetwork)

const asSelector = /* @__PURE__ */ encoderFrom(parseSelector)

/** An EVM address, or a selector that starts with `$`. */
export const asEvmAddressOrSelector: EncodeInput = (value, at) =>
  typeof value === 'string' && !/^0x/i.test(value) ? asSelector(value, at) : asEvmAddress(value, at)

/**
 * Any JSON value, as a copy: later pages are requested with what the caller's own was when the call was made. Bigints
 * are sent as decimal text.
 */
export const asJson: EncodeInput = (value, at) => {
  try {
    const json = JSON.stringify(
      value,
      function (this: Readonly<Record<string, unknown>>, key: string, inside: unknown) {
        // JSON would write bytes as an object, and a `Buffer` has turned into one before it gets here
        if (ArrayBuffer.isView(this[key])) throw invalid(at, 'JSON, bytes as 0x-hex', this[key])
        // JSON would write NaN as null, and numbers from 2^53 have been rounded already
        if (typeof inside === 'number' && !(Math.abs(inside) < 2 ** 53))
          throw invalid(at, 'JSON, large numbers as bigint', inside)
        return typeof inside === 'bigint' ? String(inside) : inside
      },
    )
    return JSON.parse(json)
  } catch (error) {
    // circular, nested too deeply, or a function
    throw error instanceof InputError ? error : invalid(at, 'JSON', value)
  }
}

/** A list with one encoder for all entries; a single value counts as a list of one. */
export function asList(value: unknown, at: string, encode: EncodeInput): readonly unknown[] {
  return (Array.isArray(value) ? value : [value]).map((entry, index) => encode(entry, `${at}[${index}]`))
}

/** One value, or a list of them. */
export function asOneOrMany(value: unknown, at: string, encode: EncodeInput): unknown {
  return Array.isArray(value) ? asList(value, at, encode) : encode(value, at)
}

/** One of a fixed set of texts; a number stands for its digits. */
export function asOneOf(value: unknown, at: string, values: readonly string[]): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text === 'string' && values.includes(text)) return text
  throw invalid(at, `one of ${values.join(', ')}`, value)
}

/** Creates the error for a value that does not fit its format. */
export function invalid(at: string, expected: string, value: unknown): InputError {
  return new InputError(`Param ${at} is not valid: expected ${expected}, got ${excerpt(value, 80) || 'nothing'}`)
}

/**
 * Turns a parser into an encoder, whose errors also name the input. It remembers its last result: most calls of a
 * program are about one chain, and all pages of a list about one address.
 */
function encoderFrom(parse: (value: never) => unknown): EncodeInput {
  let last: unknown
  let result: unknown
  return (value, at) => {
    if (value === last && typeof value === 'string') return result // bytes may have changed since
    try {
      result = parse(value as never) // parsers check what they are given, whatever its type says
      last = value
      return result
    } catch (error) {
      throw new InputError((error as InputError).message, { hints: [`Given as ${at}`] }) // parsers throw nothing else
    }
  }
}
