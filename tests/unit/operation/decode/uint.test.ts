import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'
import { uint } from '../../../../src/operation/decode/uint.js'

const decoding = createDecoding({}, { strict: false })

describe('uint', () => {
  test('reads decimal text of any size up to 100 digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 100n - 1n }), (value) => uint(String(value), decoding) === value),
    )
  })

  test('reads hex text', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 2n ** 256n }),
        (value) => uint(`0x${value.toString(16)}`, decoding) === value,
      ),
    )
  })

  test('reads every safe whole number', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (value) => uint(value, decoding) === BigInt(value)))
  })

  test('says of every larger number that it may have been rounded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 54, max: 1000 }), (power) => {
        const own = createDecoding({}, { strict: false })
        return uint(2 ** power, own) === 2n ** BigInt(power) && own.inexact
      }),
    )
  })

  test('reads scientific text exactly, or not at all', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.nat(40), (mantissa, power) => {
        const [first = '', ...rest] = String(mantissa)
        const text = `${first}${rest.length > 0 ? `.${rest.join('')}` : ''}e+${rest.length + power}`
        return uint(text, decoding) === mantissa * 10n ** BigInt(power)
      }),
    )
    expect(uint('1.25e+1', decoding)).toBe(undefined)
  })

  test('reads whole numbers that were written as fractions', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 80n }), fc.integer({ min: 1, max: 9 }), (value, zeros) => {
        expect(uint(`${value}.${'0'.repeat(zeros)}`, decoding)).toBe(value)
      }),
    )
  })

  test.each([
    '',
    ' ',
    '1.',
    '.0',
    '1.01',
    '-1',
    '+1',
    '1.5',
    '1_000',
    '0x',
    '0xg',
    '1n',
    'abc',
    '1e-3',
    'Infinity',
    'NaN',
    '٣',
    '1 ',
    '1\n',
    '\n1',
    '0b11',
    '0o17',
    '1'.repeat(101),
  ])('refuses the text %j', (text) => expect(uint(text, decoding)).toBe(undefined))

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, true, {}, [], null, undefined])('refuses %j', (value) =>
    expect(uint(value, decoding)).toBe(undefined),
  )

  test('minus zero is zero', () => expect(uint(-0, decoding)).toBe(0n))
})
