import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactSum } from '../../../../src/client/many/exactSum.js'

test('bigints add up to a bigint', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(), { minLength: 1 }), (values) => {
      expect(exactSum(values)).toBe(values.reduce((sum, value) => sum + value, 0n))
    }),
  )
})

/** Decimal text of a whole number of 10^-40, by another way than the product's: cutting the digits of a bigint. */
function textOf(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(41, '0')
  const text = `${digits.slice(0, -40)}.${digits.slice(-40)}`.replace(/\.?0+$/, '')
  return (units < 0n && text !== '0' ? '-' : '') + text
}

test('decimal texts add up digit by digit, however many they have', () => {
  const units = fc.bigInt({ min: -(10n ** 80n), max: 10n ** 80n })
  fc.assert(
    fc.property(fc.array(units, { minLength: 1 }), (values) => {
      expect(exactSum(values.map(textOf))).toBe(textOf(values.reduce((sum, value) => sum + value, 0n)))
    }),
  )
})

test('numbers count with the digits that JavaScript writes for them', () => {
  expect(exactSum([0.1, 0.2, '0.3'])).toBe('0.6')
  expect(exactSum([1e21, 1e-7, -1])).toBe('999999999999999999999.0000001')
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -(10 ** 15), max: 10 ** 15 }), { minLength: 1 }), (cents) => {
      const sum = cents.reduce((all, one) => all + BigInt(one), 0n)
      expect(exactSum(cents.map((one) => `${one}e-2`))).toBe(exactSum([`${sum}e-2`]))
    }),
  )
})

test.each<[string, readonly unknown[], RegExp]>([
  ['a bigint beside text', [1n, '1'], /^A sum takes bigints, or numbers and decimal text, not both/],
  ['a number beside a bigint', [0.5, 2n], /^A sum takes bigints, or numbers and decimal text, not both/],
  ['a decimal comma', ['1,5'], /^A sum takes bigints, numbers and decimal text, got 1,5/],
  ['NaN', [Number.NaN], /got NaN/],
  ['an object', [{}], /^A sum takes bigints, numbers and decimal text, got /],
])('%s is refused', (_, values, message) => {
  expect(() => exactSum(values)).toThrow(message)
})
