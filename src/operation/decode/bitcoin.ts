import { type Decimal, readDecimal } from '../../values/decimalText.js'

/** Decimals of BTC, relative to satoshi. */
const decimals = 8

/** All that there will ever be, 21 million BTC, in satoshi. */
const most = 2_100_000_000_000_000n

/**
 * An amount of BTC, a decimal number or its text, in satoshi. It is exact: the digits are shifted, never multiplied as
 * a float. An amount that isn't a whole number of satoshi, is negative, or is more than 21 million BTC, can't be read.
 *
 * A number has the digits that JavaScript writes it with. For every amount that can exist on Bitcoin these are the
 * digits that were sent, because neighbouring doubles are closer than a satoshi.
 */
export function bitcoinAmount(value: unknown): bigint | undefined {
  const text = typeof value === 'number' ? String(value) : value
  const amount = typeof text === 'string' && text.length <= 100 ? readDecimal(text) : undefined
  if (!amount || amount.digits < 0n) return undefined
  const satoshi = satoshiOf(amount)
  return satoshi !== undefined && satoshi <= most ? satoshi : undefined
}

/** Returns `undefined` if there are digits beyond the eighth decimal. */
function satoshiOf({ digits, places }: Decimal): bigint | undefined {
  const excess = places - decimals
  if (excess <= 0) return digits * 10n ** BigInt(-excess)
  const unit = 10n ** BigInt(excess)
  return digits % unit === 0n ? digits / unit : undefined
}
