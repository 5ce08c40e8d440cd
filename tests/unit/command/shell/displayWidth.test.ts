import { describe, expect, test } from 'vitest'
import { displayWidth, padTo, truncateEnd, truncateMiddle } from '../../../../src/command/shell/displayWidth.js'

test.each([
  ['plain', 5],
  ['日本語', 6],
  ['ｆｕｌｌ', 8],
  ['한국', 4],
  ['😀', 2],
  ['e\u0301', 1],
  ['🇨🇭', 2],
  ['…', 1],
])('%s takes %i columns', (text, width) => {
  expect(displayWidth(text)).toBe(width)
})

describe('a text that is too long', () => {
  test('ends with an ellipsis, and is never wider than its column', () => {
    expect(truncateEnd('Bored Ape Yacht Club', 10)).toBe('Bored Ape…')
    expect(truncateEnd('日本語日本語', 6)).toBe('日本…')
    expect(truncateEnd('short', 5)).toBe('short')
  })

  test('keeps both ends of an address', () => {
    expect(truncateMiddle('0xd8da6bf26964af9d7eed9e03e53415d37aa96045', 13)).toBe('0xd8da…a96045')
  })
})

test('blanks fill a column by what its letters take', () => {
  expect(padTo('日本', 6)).toBe('日本  ')
  expect(padTo('7', 3, 'right')).toBe('  7')
})
