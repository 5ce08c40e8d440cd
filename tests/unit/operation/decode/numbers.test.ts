import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'
import { anything, record } from '../../../../src/operation/decode/freeJson.js'
import { count, decimal, decimals, float } from '../../../../src/operation/decode/numbers.js'
import { formatUnits } from '../../../../src/values.js'

const decoding = createDecoding({}, { strict: false })

describe('count and float', () => {
  test('count reads safe whole numbers, as numbers and as text', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => count(value) === value && count(String(value)) === value))
  })

  test('count reads as many digits as there may be, exactly', () => {
    const ofLength = (length: number) => fc.integer({ min: 10 ** (length - 1), max: 10 ** length - 1 })
    fc.assert(fc.property(fc.integer({ min: 1, max: 15 }).chain(ofLength), (value) => count(String(value)) === value))
  })

  test('count reads hex as nodes write it, as far as it is exact', () => {
    fc.assert(
      fc.property(
        fc.maxSafeNat().map((value) => Math.floor(value / 2)),
        (value) => count(`0x${value.toString(16)}`) === value,
      ),
    )
    for (const text of ['0x', '0xg', '0x1.5', ` 0x1`, '0x20000000000000']) expect(count(text)).toBe(undefined)
  })

  test.each([0.5, '0.5', 2 ** 53, '9007199254740993', '', ' ', 'abc', '1e400', true, null, [], {}])(
    'count refuses %j',
    (value) => expect(count(value)).toBe(undefined),
  )

  test('decimals reads what a byte holds, and formatUnits takes', () => {
    for (let places = 0; places < 256; places++) {
      expect(decimals(places)).toBe(places)
      expect(decimals(String(places))).toBe(places)
      expect(formatUnits(10n ** BigInt(places), places)).toBe('1')
    }
    for (const value of [-1, 256, '-1', '256', 1e6, 2 ** 53 - 1, 0.5, 'abc', null])
      expect(decimals(value)).toBe(undefined)
  })

  test('float reads every finite number, as a number and as text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(float(value)).toBe(value)
        expect(float(String(value))).toBe(Number(String(value)))
      }),
    )
  })

  test.each([
    '',
    ' 1',
    '1 ',
    'abc',
    '1e',
    '--1',
    '1.2.3',
    'Infinity',
    'NaN',
    '1e999',
    '.',
    Number.NaN,
    true,
    null,
    [],
    {},
  ])('float refuses %j', (value) => expect(float(value)).toBe(undefined))
})

describe('decimal', () => {
  test('gives text exactly as it was sent', () => {
    const text = fc
      .tuple(fc.bigInt(), fc.stringMatching(/^\d{0,30}$/))
      .map(([whole, rest]) => (rest ? `${whole}.${rest}` : `${whole}`))
    fc.assert(fc.property(text, (value) => decimal(value, decoding) === value))
  })

  test('gives a number as its text', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (value) => decimal(value, decoding) === String(value),
      ),
    )
  })

  test.each(['abc', '', '1,5', '0x1', {}, [], true, null])('refuses %j', (value) =>
    expect(decimal(value, decoding)).toBe(undefined),
  )
})

describe('a number that JSON.parse may have rounded', () => {
  const marks = (decode: (value: unknown, own: typeof decoding) => unknown, value: unknown): boolean => {
    const own = createDecoding({}, { strict: false })
    decode(value, own)
    return own.inexact ?? false
  }

  test.each([
    ['decimal', decimal],
    ['anything', anything],
    ['an object whose keys are data', (value: unknown, own: typeof decoding) => record({ deep: [value] }, own)],
    ['anything inside', (value: unknown, own: typeof decoding) => anything([null, { deep: [value] }], own)],
  ])('has the answer read again from its text: %s', (_name, decode) => {
    for (const value of [2 ** 53, -(2 ** 53), 1e300]) expect(marks(decode, value)).toBe(true)
    for (const value of [2 ** 53 - 1, 1 - 2 ** 53, 0, 0.5, String(2 ** 53), true])
      expect(marks(decode, value)).toBe(false)
  })
})
