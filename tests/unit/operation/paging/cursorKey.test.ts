import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorKey } from '../../../../src/operation/paging/cursorKey.js'

test('a text of usual length is its own key', () => {
  fc.assert(fc.property(fc.string({ maxLength: 256 }), (text) => text.length > 256 || cursorKey(text) === text))
})

test('the key of a long one is short, and its own key', () => {
  const print = cursorKey('x'.repeat(1e6))
  expect(print.length).toBeLessThan(60)
  expect(cursorKey(print)).toBe(print)
})

test('long texts that differ in one character, or in the order of two, have different ones', () => {
  const text = 'ab'.repeat(5000)
  const prints = new Set([cursorKey(text)])
  for (let at = 0; at < 10_000; at++) {
    prints.add(cursorKey(`${text.slice(0, at)}z${text.slice(at + 1)}`))
    prints.add(cursorKey(`${text.slice(0, at)}${text[at + 1] ?? ''}${text[at]}${text.slice(at + 2)}`))
  }
  expect(prints.size).toBe(10_000 + 9_999 + 1)
})
