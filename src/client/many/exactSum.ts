import { InputError } from '../../errors/input.js'
import { truncate } from '../../errors/truncate.js'
import { addDecimals, type Decimal, readDecimal, writeDecimal } from '../../values/decimalText.js'

/**
 * Adds numbers exactly: bigints to a bigint, numbers and decimal text to decimal text. A number counts with the digits
 * that JavaScript prints for it.
 *
 * @returns `0n` if there is nothing to add
 * @throws {InputError} if bigints are mixed with decimals, or a value is not a number.
 */
export function exactSum(values: readonly unknown[]): bigint | string {
  let bigints: bigint | undefined
  let decimals: Decimal | undefined
  for (const value of values) {
    if (typeof value === 'bigint') bigints = (bigints ?? 0n) + value
    else decimals = addDecimals(decimals ?? { digits: 0n, places: 0 }, decimalOf(value))
  }
  if (bigints === undefined) return decimals ? writeDecimal(decimals) : 0n
  if (decimals === undefined) return bigints
  throw new InputError('A sum takes bigints, or numbers and decimal text, not both', {
    hints: ['Read one kind: an amount in base units as bigint, or in whole tokens as text'],
  })
}

function decimalOf(value: unknown): Decimal {
  const isDecimal = typeof value === 'string' || typeof value === 'number'
  const decimal = isDecimal ? readDecimal(String(value)) : undefined
  if (decimal) return decimal
  throw new InputError(`A sum takes bigints, numbers and decimal text, got ${truncate(value)}`, {
    hints: ['Return null for a value that is not known'],
  })
}
