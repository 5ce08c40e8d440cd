import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeInFile, safeJson, safeText } from '../../../src/files/safeText.js'

const acting: readonly (readonly [string, string])[] = [
  ['an escape', '\u001b'],
  ['a bell', '\u0007'],
  ['a line break', '\n'],
  ['a control of C1', '\u009b'],
  ['delete', '\u007f'],
  ['a bidi override', '\u202e'],
  ['a bidi isolate', '\u2066'],
  ['a mark of direction', '\u200f'],
  ['a blank of no width', '\u200b'],
  ['a joiner', '\u200d'],
  ['a byte order mark', '\ufeff'],
  ['a line separator', '\u2028'],
  ['a filler', '\u3164'],
  ['half a surrogate', '\ud800'],
]

describe('a text for a terminal', () => {
  test.each(acting)('shows %s as its escape', (_, letter) => {
    const shown = `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
    expect(safeText(`a${letter}b`)).toBe(`a${shown}b`)
  })

  test('shows a tag, which is invisible and two units long', () => {
    expect(safeText('a\u{e0041}\u{e0100}')).toBe('a\\u{e0041}\\u{e0100}')
  })

  test('leaves letters, emoji and marks as they are', () => {
    const text = 'Ünïcödé 日本語 😀 ❤️ नमस्ते €'
    expect(safeText(text)).toBe(text)
  })

  test('holds nothing that acts, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(safeText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
      }),
    )
  })
})

test('JSON stays the same JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, text) => {
      const value = { [`_${name}`]: text }
      const safe = safeJson(JSON.stringify(value, null, 1))
      expect(JSON.parse(safe)).toEqual(value)
      expect(safe).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
    }),
  )
})

test('a file keeps line breaks and joiners, which belong to its text', () => {
  expect(safeInFile('a\tb\r\n👩‍🚀\u001b\u202e')).toBe('a\tb\r\n👩‍🚀\\u001b\\u202e')
})
