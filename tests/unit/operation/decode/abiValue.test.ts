import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abiValue } from '../../../../src/operation/decode/abiValue.js'
import { createDecoding } from '../../../../src/operation/decode/decoding.js'
import { parseExactJson } from '../../../../src/operation/decode/exactJson.js'

const read = (value: unknown, type: unknown) => abiValue(value, type, createDecoding(value, { strict: false }))
const mixedCase = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const lower = mixedCase.toLowerCase()

describe('an argument whose type is known follows the rules of all answers', () => {
  test.each([
    ['address', mixedCase, lower],
    ['uint256', '115792089237316195423570985008687907853269984665640564039457584007913129639935', 2n ** 256n - 1n],
    ['uint256', '0x10', 16n],
    ['uint8', 18, 18n],
    ['uint', '7', 7n],
    ['int24', '-887220', -887220n],
    ['int256', -5, -5n],
    ['bool', 'true', true],
    ['bool', false, false],
    ['address[]', [mixedCase, lower], [lower, lower]],
    ['uint256[2][]', [['1', '2']], [[1n, 2n]]],
    ['int24[]', [], []],
  ])('%s %j', (type, value, expected) => expect(read(value, type)).toStrictEqual(expected))
})

describe('what does not fit its type, and what has none, stays as it came', () => {
  test.each([
    ['address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA9604'],
    ['address', '0xd8dA6BF26964aF9D7eZZ9e03E53415D37aA96045'],
    ['uint256', 'many'],
    ['uint256', '-1'],
    ['uint256', 1.5],
    ['uint256', ''],
    ['int256', `0x${'f'.repeat(64)}`],
    ['int256', '--1'],
    ['bool', 'yes'],
    ['address[]', mixedCase],
    ['address[]', [mixedCase, 'nobody']],
    ['uint256[3]', ['1', '2']],
    ['uint256[x]', ['1', '2']],
    ['bytes32', `0x${'Ab'.repeat(32)}`],
    ['string', mixedCase],
    ['tuple', [mixedCase, '1']],
    ['tuple[]', [[mixedCase, '1']]],
    ['integer', '1'],
    ['', '1'],
    [undefined, '1'],
    [null, mixedCase],
    [7, '7'],
    [`address${'[]'.repeat(60)}`, []],
  ])('%s %j', (type, value) => expect(read(value, type)).toStrictEqual(value))
})

test.each(['uint256', 'int256', 'tuple', 'uint256[]', undefined])(
  'a number beyond 2^53 of type %s keeps its digits',
  (type) => {
    for (const text of ['123456789012345678901', '[123456789012345678901]']) {
      const first = createDecoding({}, { strict: false })
      abiValue(JSON.parse(text), type, first)
      expect(first.inexact).toBe(true)
      const value = abiValue(parseExactJson(text), type, { ...createDecoding({}, { strict: false }), inexact: true })
      expect(String(value)).toBe('123456789012345678901')
    }
  },
)

test('no value of any type throws', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.stringMatching(/^(u?int|address|bool|tuple)(8|256)?(\[\d?\]){0,3}$/),
      (value, type) => void read(value, type),
    ),
  )
})
