import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toJson } from '../../../src/values/json.js'

test('a bigint is written with every digit', () => {
  fc.assert(
    fc.property(fc.bigInt(), (value) => {
      expect(BigInt(JSON.parse(toJson({ value })).value)).toBe(value)
    }),
  )
})

test('a date is written as ISO text', () => {
  expect(toJson(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"')
})

test('what holds neither is written as JSON.stringify has it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(toJson(value)).toBe(JSON.stringify(value))
    }),
  )
})

test('the text can be indented', () => {
  expect(toJson([1n], 2)).toBe('[\n  "1"\n]')
})

test('what JSON has no word for is null', () => {
  expect(toJson(undefined)).toBe('null')
})

test.each([
  ['itself', Promise.resolve(1)],
  ['somewhere inside', { rows: [Promise.resolve(1)] }],
])('a promise, %s, is a mistake that is told', (_where, value) => {
  expect(() => toJson(value)).toThrow(/^toJson takes values, got a promise\n.*Await it/s)
})
