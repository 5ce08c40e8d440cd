import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { type EvmUnit, evmUnits, formatEvmNative, parseEvmNative } from '../../../src/values/evmUnits.js'

const names: readonly EvmUnit[] = ['ether', 'finney', 'szabo', 'gwei', 'mwei', 'kwei', 'wei']

test('the units have the decimals everybody knows', () => {
  expect(evmUnits).toEqual({ ether: 18, finney: 15, szabo: 12, gwei: 9, mwei: 6, kwei: 3, wei: 0 })
})

test('wei survive the way through any unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.constantFrom(...names), (wei, unit) => {
      expect(parseEvmNative(formatEvmNative(wei, unit), unit)).toBe(wei)
    }),
  )
})

test('the unit is ether when none is named', () => {
  expect(parseEvmNative('1.5')).toBe(1_500_000_000_000_000_000n)
  expect(formatEvmNative(1_500_000_000_000_000_000n)).toBe('1.5')
})

test('a unit may be a number of decimals', () => {
  expect(parseEvmNative('1.5', 9)).toBe(parseEvmNative('1.5', 'gwei'))
  expect(formatEvmNative(1500n, 3)).toBe('1.5')
})

test('part of a wei is an error', () => {
  expect(() => parseEvmNative('1.5', 'wei')).toThrow(InputError)
})

test.each(['eth', '', 'ETHER', 'constructor', '__proto__', '18', -1, 1.5, 256, Number.NaN, null, {}])(
  '%j is no unit',
  (unit) => {
    const text = /^Unit should be a decimal number or valid EvmNativeUnit string$/m
    expect(() => Reflect.apply(parseEvmNative, undefined, ['1', unit])).toThrow(text)
    expect(() => Reflect.apply(formatEvmNative, undefined, [1n, unit])).toThrow(text)
  },
)
