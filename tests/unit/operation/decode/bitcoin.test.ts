import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bitcoinAmount } from '../../../../src/operation/decode/bitcoin.js'

const read = (value: unknown): bigint | undefined => bitcoinAmount(value)

test.each([
  [0.1, 10_000_000n],
  [20999999.9769, 2_099_999_997_690_000n],
  [3.13258866, 313_258_866n],
  [1e-8, 1n],
  [0.00000001, 1n],
  [0.29, 29_000_000n], // 28999999.999999996 by multiplication
  [0, 0n],
  [-0, 0n],
  [21_000_000, 2_100_000_000_000_000n],
  ['0.1', 10_000_000n],
  ['20999999.9769', 2_099_999_997_690_000n],
  ['1e-8', 1n],
  ['1E-8', 1n],
  ['0.00000001', 1n],
  ['3.132588660000', 313_258_866n],
  ['0e-30', 0n],
  ['1.5e+2', 15_000_000_000n],
])('%j BTC is %s satoshi', (wire, satoshi) => {
  expect(read(wire)).toBe(satoshi)
})

test.each([
  0.123456789,
  '0.123456789',
  1e-9,
  '1e-9',
  21_000_000.00000001,
  '21000000.00000001',
  2.1000001e7,
  '2.1e8',
  -1,
  '-0.1',
  '',
  'x',
  '1,5',
  '0x10',
  Number.NaN,
  null,
  true,
  {},
  [],
])('%j is no amount of BTC', (wire) => {
  expect(read(wire)).toBeUndefined()
})

test('every amount that can exist is read exactly, as a number of JSON and as text', () => {
  const amounts = fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n })
  fc.assert(
    fc.property(amounts, (satoshi) => {
      const text = `${satoshi / 100_000_000n}.${String(satoshi % 100_000_000n).padStart(8, '0')}`
      expect([read(text), read(JSON.parse(text))]).toEqual([satoshi, satoshi])
    }),
    { numRuns: 1000 },
  )
})
