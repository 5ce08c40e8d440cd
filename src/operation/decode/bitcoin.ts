import type { Decoding } from './decoding.js'

/** Decimals of BTC, relative to satoshi. */
const decimals = 8

/**
 * An amount of BTC, a decimal number or its text, in satoshi. It is exact: the digits are shifted, never multiplied as
 * a float. An amount that isn't a whole number of satoshi, or is negative, can't be read.
 *
 * A number has the digits that JavaScript writes it with. For every amount of up to eight decimals that can exist on
 * Bitcoin, these are the digits that were sent, because neighbouring doubles are closer than a satoshi.
 */
export function bitcoinAmount(value: unknown, decoding: Decoding): bigint | undefined {
  if (typeof value === 'number' && Math.abs(value) >= 2 ** 53) decoding.inexact = true
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text.length > 100) return undefined
  const [, whole, fraction = '', exponent = 0] = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d\d?))?$/i.exec(text) ?? []
  if (whole === undefined) return undefined
  const significant = (whole + fraction).replace(/^0+|0+$/g, '')
  if (significant === '') return 0n
  const zerosCut = (whole + fraction).length - (whole + fraction).replace(/0+$/, '').length
  const shift = Number(exponent) - fraction.length + zerosCut + decimals
  return shift < 0 ? undefined : BigInt(significant + '0'.repeat(shift))
}
