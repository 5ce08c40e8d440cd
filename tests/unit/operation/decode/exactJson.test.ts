import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExactJson } from '../../../../src/operation/decode/exactJson.js'
import { processorTime } from '../../../support/processorTime.js'

test.each([
  ['[9007199254740993]', ['9007199254740993']],
  ['[-9007199254740993]', ['-9007199254740993']],
  ['[123456789012345678901234567890]', ['123456789012345678901234567890']],
  ['[1e30,1.5E+21]', ['1e30', '1.5E+21']],
  ['{"a":[{"b":18446744073709551615}]}', { a: [{ b: '18446744073709551615' }] }],
  ['18446744073709551615', '18446744073709551615'],
  ['[9007199254740991.9,-9007199254740992.0]', ['9007199254740991.9', '-9007199254740992.0']],
  [
    '[0.00012e20,0.00009007199254740993E+20,90071992547409920e-1]',
    ['0.00012e20', '0.00009007199254740993E+20', '90071992547409920e-1'],
  ],
  ['[1e400,-1e99999999999999999999,1E+0016]', ['1e400', '-1e99999999999999999999', '1E+0016']],
])('%s keeps its digits, as text', (text, value) => {
  expect(parseExactJson(text)).toEqual(value)
})

test('numbers that JSON.parse keeps stay numbers, fractions too', () => {
  const text =
    '[9007199254740991,-1,0,-0.0,1.5,0.12345678901234567,1e3,1e-30,0e99,0.000e999,1e15,9.007e15,90071992547409904e-1,1e-400,12345678901234567890e-9]'
  expect(parseExactJson(text)).toEqual(JSON.parse(text))
})

test('digits inside text are left alone, whatever stands around them', () => {
  const texts = [
    '12345678901234567890',
    '"12345678901234567890',
    '\\"12345678901234567890,',
    '\\',
    '", 12345678901234567890',
  ]
  expect(parseExactJson(JSON.stringify({ texts, [texts[1] ?? '']: 1 }))).toEqual({ texts, [texts[1] ?? '']: 1 })
})

/** A number as JSON may write it, with more digits and larger exponents than JavaScript would. */
const numberText = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.oneof(fc.constant('0'), fc.bigInt(1n, 10n ** 20n).map(String)),
    fc.oneof(
      fc.constant(''),
      fc.bigInt(0n, 10n ** 18n).map((digits) => `.${digits}`),
      fc.constant('.00000'),
    ),
    fc.oneof(
      fc.constant(''),
      fc.tuple(fc.constantFrom('e', 'E'), fc.constantFrom('', '+', '-'), fc.nat(25)).map((parts) => parts.join('')),
    ),
  )
  .map((parts) => parts.join(''))

const textText = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => JSON.stringify(text))
const digitText = numberText.map((number) => JSON.stringify(`"${number},${number}\\`))
const spaces = fc.constantFrom('', ' ', '\n', '\t  ')

test('numbers are text exactly if they are beyond 2^53, whatever is around them', () => {
  const tokens = fc.array(fc.tuple(fc.oneof(numberText, textText, digitText), spaces), { maxLength: 40 })
  fc.assert(
    fc.property(tokens, (tokens) => {
      const text = `[${tokens.map(([token, space]) => space + token + space).join(',')}]`
      const wanted = tokens.map(([token]) => {
        const value: unknown = JSON.parse(token)
        return typeof value === 'number' && Math.abs(value) >= 2 ** 53 ? token : value
      })
      expect(parseExactJson(text)).toEqual(wanted)
    }),
    { numRuns: 1000 },
  )
})

test('any JSON comes out as JSON.parse has it, but for numbers beyond 2^53', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat({ max: 3 }), (json, space) => {
      const text = JSON.stringify(JSON.parse(json), null, space)
      const kept = (_key: string, value: unknown) =>
        typeof value === 'number' && Math.abs(value) >= 2 ** 53 ? JSON.stringify(value) : value
      expect(parseExactJson(text)).toEqual(JSON.parse(text, kept))
    }),
    { numRuns: 1000 },
  )
})

test('more large numbers than are joined at a time keep their digits and their order', () => {
  const numbers = Array.from({ length: 10_000 }, (_, index) => `${index + 1}${'0'.repeat(20)}`)
  expect(parseExactJson(`[${numbers.join(',')}]`)).toEqual(numbers)
})

test.each([
  [10e6, 'letters', 'x'],
  [4e6, 'quotes', '"'],
  [4e6, 'line ends', '\n'],
])('%i %s in one text do not overflow the stack', (count, _, part) => {
  const note = part.repeat(count)
  const { note: kept, value } = Object(parseExactJson(`{"note":${JSON.stringify(note)},"value":12345678901234567890}`))
  expect([kept === note, value]).toEqual([true, '12345678901234567890'])
})

test.each([
  ['numbers', ',1'],
  ['texts', ',"a"'],
  ['exponents', ',1e1'],
  ['prices', ',0.00012345678901234'],
  ['large numbers', ',12345678901234567890'],
])('a body full of %s takes no minutes (npm run bench -- exactJson has the figures)', (_, part) => {
  const text = `[12345678901234567890${part.repeat(2e5)}]`
  expect(processorTime(() => parseExactJson(text))).toBeLessThan(5000) // a step for each pair would take minutes
})
