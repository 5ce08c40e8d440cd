import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { formatUnits, parseUnits } from '../../../src/values/units.js'
import { multiplyUsd } from '../../../src/values/usd.js'

test.each([
  [1_500_000n, 6, '0.9998', '1.4997'],
  [10n ** 18n, 18, '2284.13', '2284.13'],
  [1n, 18, '1e-7', '0.0000000000000000000000001'],
  [3n, 0, '1e3', '3000'],
  [-5n, 1, '0.1', '-0.05'],
  [0n, 18, '123.45', '0'],
  [1n, 255, '1', `0.${'0'.repeat(254)}1`],
  ['42', 1, 0.1, '0.42'],
  [2n ** 256n - 1n, 0, '1', String(2n ** 256n - 1n)],
] as const)('%s base units of %i decimals at %s dollars are worth %s', (amount, decimals, price, usd) => {
  expect(multiplyUsd(amount, decimals, price)).toBe(usd)
})

test('no digit is lost, whatever the amount and the price', () => {
  const amounts = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n })
  const decimals = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(amounts, decimals, amounts, decimals, (amount, places, price, pricePlaces) => {
      const usd = multiplyUsd(amount, places, formatUnits(price, pricePlaces))
      expect(parseUnits(usd, places + pricePlaces)).toBe(amount * price)
    }),
  )
})

test.each(['', 'abc', '1,5', Number.NaN, Number.POSITIVE_INFINITY, null, undefined, 1n, {}])(
  '%s is no price',
  (price) => {
    expect(() => Reflect.apply(multiplyUsd, undefined, [1n, 0, price])).toThrow(InputError)
  },
)

test.each([
  [1.5, 0],
  ['1.5', 0],
  [1n, -1],
  [1n, '18'],
  [null, 0],
])('an amount of %s with %s decimals is none', (amount, decimals) => {
  expect(() => Reflect.apply(multiplyUsd, undefined, [amount, decimals, '1'])).toThrow(InputError)
})
