import { readDecimal } from '../../values/decimalText.js'
import type { Decoding } from './decoding.js'

/** Decimals of BTC, relative to satoshi. */
const decimals = 8

/**
 * An amount of BTC, a decimal number or its text, in satoshi. It is exact: the digits are shifted, never multiplied as
 * a float. An amount that isn't a whole number of satoshi, or is negative, can't be read.
 *
 * A number has the digits that JavaScript writes it with. For every amount that can exist on Bitcoin these are the
 * digits that were sent, because neighbouring doubles are closer than a satoshi.
 */
export function bitcoinAmount(value: unknown, decoding: Decoding): bigint | undefined {
  if (typeof value === 'number' && Math.abs(value) >= 2 ** 53) decoding.inexact = true
  return satoshiIn(value)
}

/** Reads an amount of BTC, as `bitcoinAmount` does. */
export function satoshiIn(value: unknown): bigint | undefined {
  const text = typeof value === 'number' ? String(value) : value
  const amount = typeof text === 'string' && text.length <= 100 ? readDecimal(text) : undefined
  if (!amount || amount.digits < 0n) return undefined
  const excess = amount.places - decimals
  if (excess <= 0) return amount.digits * 10n ** BigInt(-excess)
  const unit = 10n ** BigInt(excess)
  return amount.digits % unit === 0n ? amount.digits / unit : undefined
}
