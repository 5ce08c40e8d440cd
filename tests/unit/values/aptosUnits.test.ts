import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { aptosUnits, formatAptosNative, parseAptosNative } from '../../../src/values/aptosUnits.js'

test('an aptos has 8 decimals, an octa none', () => {
  expect(aptosUnits).toEqual({ aptos: 8, octas: 0 })
})

test('octas survive the way through either unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.constantFrom('aptos', 'octas'), (octas, unit) => {
      expect(parseAptosNative(formatAptosNative(octas, unit), unit)).toBe(octas)
    }),
  )
})

test('the unit is aptos when none is named', () => {
  expect(parseAptosNative('1')).toBe(100_000_000n)
  expect(formatAptosNative(150_000_000n)).toBe('1.5')
})

test('a unit may be a number of decimals', () => {
  expect(parseAptosNative('1.5', 8)).toBe(150_000_000n)
})

test('part of an octa is an error', () => {
  expect(() => parseAptosNative('0.000000001')).toThrow(InputError)
  expect(() => parseAptosNative('1.5', 'octas')).toThrow(InputError)
})

test.each(['ether', '', 'Aptos', 'constructor', -1, 1.5])('%j is no unit', (unit) => {
  expect(() => Reflect.apply(parseAptosNative, undefined, ['1', unit])).toThrow(`Not supported Aptos unit: ${unit}`)
  expect(() => Reflect.apply(formatAptosNative, undefined, [1n, unit])).toThrow(`Not supported Aptos unit: ${unit}`)
})
