import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InputError } from '../../../src/errors/input.js'
import { formatUnits, parseUnits } from '../../../src/values/units.js'
import { processorTime } from '../../support/processorTime.js'

const units = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n })
const decimals = fc.integer({ min: 0, max: 255 })

test('base units survive the way through text, whatever the decimals', () => {
  fc.assert(
    fc.property(units, decimals, (value, places) => {
      expect(parseUnits(formatUnits(value, places), places)).toBe(value)
    }),
  )
})

test('text that is written shortest survives the way through base units', () => {
  const shortest = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/
  fc.assert(
    fc.property(units, decimals, (value, places) => {
      expect(formatUnits(value, places)).toMatch(shortest)
    }),
  )
})

test('an amount is its digits, moved by the decimals', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), decimals, (value, places) => {
      expect(parseUnits(value, places)).toBe(value * 10n ** BigInt(places))
    }),
  )
})

test.each([
  ['1.5', 6, 1_500_000n],
  ['0.000001', 6, 1n],
  ['1.50', 1, 15n],
  ['1.000', 0, 1n],
  ['007', 0, 7n],
  ['.5', 1, 5n],
  ['5.', 1, 50n],
  ['-1.5', 1, -15n],
  ['-0.05', 2, -5n],
  ['-0', 2, 0n],
  ['115792089237316195423570985008687907853269984665640564039457584007913129639935', 0, 2n ** 256n - 1n],
  [7n, 2, 700n],
  [7, 2, 700n],
] as const)('%s with %i decimals is %s base units', (text, places, value) => {
  expect(parseUnits(text, places)).toBe(value)
})

test.each([
  [1_500_000n, 6, '1.5'],
  [1n, 18, '0.000000000000000001'],
  [0n, 18, '0'],
  [10n, 1, '1'],
  [100n, 0, '100'],
  [-5n, 2, '-0.05'],
  [-100n, 2, '-1'],
  ['42', 1, '4.2'],
] as const)('%s base units with %i decimals are written %s', (value, places, text) => {
  expect(formatUnits(value, places)).toBe(text)
})

test('more precision than the unit has is an error, never rounded', () => {
  expect(() => parseUnits('1.5', 0)).toThrow('Amount has more than 0 decimals: 1.5')
  expect(() => parseUnits('0.0000001', 6)).toThrow(InputError)
})

test.each([
  '',
  '.',
  '-',
  '-.',
  '+1',
  'e5',
  '.e5',
  '1e',
  '1e1234',
  '1e1.5',
  '1,5',
  '1 000',
  ' 1',
  '1\n',
  '0x10',
  'abc',
  '1.2.3',
  '--1',
  '\u0661',
])('%j is no amount', (text) => {
  expect(() => parseUnits(text, 18)).toThrow(InputError)
})

test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  'the number %d is refused: it may have been rounded',
  (value) => {
    expect(() => parseUnits(value, 18)).toThrow('Invalid amount provided')
  },
)

test.each([undefined, null, {}, ['1'], true, Object.create(null), Symbol('1')])(
  'a value of another type is no amount',
  (value) => {
    expect(() => Reflect.apply(parseUnits, undefined, [value, 18])).toThrow(InputError)
    expect(() => Reflect.apply(formatUnits, undefined, [value, 18])).toThrow(InputError)
  },
)

test.each([-1, 1.5, 256, Number.NaN, Number.POSITIVE_INFINITY])('%d is no number of decimals', (places) => {
  expect(() => parseUnits('1', places)).toThrow('Decimals must be a whole number from 0 to 255')
  expect(() => formatUnits(1n, places)).toThrow('Decimals must be a whole number from 0 to 255')
})

test('decimals that came as text are told from those that are a number', () => {
  expect(() => Reflect.apply(formatUnits, undefined, [1n, '18'])).toThrow(/from 0 to 255, got "18"$/)
  expect(() => formatUnits(1n, 256)).toThrow(/from 0 to 255, got 256$/)
})

test('whoever passes no amount is told what is one there', () => {
  const hintsOf = (run: () => unknown): unknown => {
    try {
      return run()
    } catch (error) {
      return Reflect.get(Object(error), 'hints')
    }
  }
  expect(hintsOf(() => parseUnits('abc', 18))).toEqual(['Pass it as bigint, or text of up to 18 decimals'])
  expect(hintsOf(() => parseUnits('abc', 0))).toEqual(['Pass it as bigint, or text of up to 0 decimals'])
  expect(hintsOf(() => formatUnits(1e18, 18))).toEqual(['Pass it as bigint, or text of up to 0 decimals']) // not exact
  expect(hintsOf(() => formatUnits(1.5, 18))).toEqual(['Pass it as bigint, or text of up to 0 decimals'])
})

test.each([
  ['1e-7', 18, 100_000_000_000n],
  ['1.5e-7', 8, 15n],
  ['1e18', 0, 10n ** 18n],
  ['2.5E+3', 2, 250_000n],
  ['-1e-2', 2, -1n],
  ['100e-2', 0, 1n],
] as const)('the exponent of %s is read', (text, places, value) => {
  expect(parseUnits(text, places)).toBe(value)
})

test.each([
  ['1.9', [1n, 2n, 2n, 2n]],
  ['1.5', [1n, 2n, 2n, 2n]],
  ['2.5', [2n, 3n, 3n, 2n]],
  ['2.4999', [2n, 3n, 2n, 2n]],
  ['-2.5', [-2n, -3n, -3n, -2n]],
  ['-2.51', [-2n, -3n, -3n, -3n]],
  ['1e-7', [0n, 1n, 0n, 0n]],
  ['3.000', [3n, 3n, 3n, 3n]],
] as const)('%s is rounded down, up, to the nearest and to the even one, as the caller names it', (text, values) => {
  const roundings = ['down', 'up', 'half-up', 'half-even'] as const
  expect(roundings.map((rounding) => parseUnits(text, 0, { rounding }))).toEqual(values)
})

test('a rounding that there is not is refused', () => {
  for (const rounding of ['floor', 'toString', '', 1]) {
    expect(() => Reflect.apply(parseUnits, undefined, ['1.5', 0, { rounding }])).toThrow(/^Invalid rounding/)
  }
})

test('who has more digits than the unit is told that a rounding can be named', () => {
  expect(() => parseUnits('0.12345678', 6)).toThrow(/rounding: 'half-even'/)
})

test('a fraction of base units cannot be written', () => {
  expect(() => formatUnits('1.5', 2)).toThrow(InputError)
})

test('text made to keep a pattern busy is refused at once', () => {
  for (const text of [`${'1'.repeat(1e6)}x`, `0.${'0'.repeat(1e6)}1`, '1'.repeat(1e6), '-'.repeat(1e6)]) {
    expect(processorTime(() => expect(() => parseUnits(text, 18)).toThrow(InputError))).toBeLessThan(300)
  }
})
