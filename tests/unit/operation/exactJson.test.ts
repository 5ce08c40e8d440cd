import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseExactJson } from '../../../src/operation/exactJson.js'
import { processorTime } from '../../support/processorTime.js'

test.each([
  ['[9007199254740993]', ['9007199254740993']],
  ['[-9007199254740993]', ['-9007199254740993']],
  ['[123456789012345678901234567890]', ['123456789012345678901234567890']],
  ['[1e30,1.5E+21]', ['1e30', '1.5E+21']],
  ['{"a":[{"b":18446744073709551615}]}', { a: [{ b: '18446744073709551615' }] }],
  ['18446744073709551615', '18446744073709551615'],
])('%s keeps its digits, as text', (text, value) => {
  expect(parseExactJson(text)).toEqual(value)
})

test('numbers that JSON.parse keeps stay numbers, fractions too', () => {
  const text = '[9007199254740991,-1,0,1.5,0.12345678901234567,1e3,1e-30]'
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

test('whatever has no number beyond 2^53 comes out as JSON.parse has it', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat({ max: 3 }), (json, space) => {
      const text = JSON.stringify(JSON.parse(json), null, space)
      if (!/\d{16}|\de\+?\d\d/.test(text)) expect(parseExactJson(text)).toEqual(JSON.parse(text))
    }),
    { numRuns: 2000 },
  )
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
])('a body full of short %s takes a few times as long as JSON.parse, not ten times', (_, part) => {
  const text = `[12345678901234567890${part.repeat(8e5)}]`
  const timeOf = (parse: (text: string) => unknown): number => processorTime(() => parse(text))
  const ratios = Array.from({ length: 4 }, () => timeOf(parseExactJson) / timeOf(JSON.parse))
  expect(Math.min(...ratios)).toBeLessThan(7)
})
