import { wellFormed, wellFormedJson } from '../runtime/wellFormed.js'

/**
 * Writes a text so that a terminal shows it and does nothing else: what is invisible becomes its escape, such as
 * `\u001b`. On-chain text is written by anybody, and can hold sequences that clear the screen, letters that turn the
 * direction of a line, and letters of no width that make two names look alike.
 */
export const safeText = (text: string): string => text.replace(invisible, escapeOf)

/**
 * The same for JSON text, which stays the same JSON, but for half surrogates, which become U+FFFD. Line breaks outside its
 * texts are kept.
 */
export const safeJson = (json: string): string => wellFormedJson(json).replace(invisibleInJson, escapeInJson)

/**
 * The same for text that goes to a file: only what acts on a terminal or turns the direction is escaped. Line breaks,
 * tabs, and the joiners of emoji and of many scripts are part of the text. Half a surrogate becomes U+FFFD.
 */
export const safeInFile = (text: string): string => wellFormed(text).replace(acting, escapeOf)

/**
 * Controls of C0 and C1, formats (bidi, zero width, tags), line separators, half surrogates, fillers without a glyph and
 * the variation selectors that carry hidden text.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\u{e0100}-\u{e01ef}]/gu

/** The same, but for line breaks and halves. Written out, because bundlers keep what is made of another expression. */
const invisibleInJson =
  /(?!\n)(?:[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5|[\u{e0100}-\u{e01ef}])/gu

const acting = /(?![\t\n\r])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

const escapeOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  return code > 0xffff ? `\\u{${code.toString(16)}}` : unit(code)
}

const escapeInJson = (character: string): string =>
  [...Array(character.length).keys()].map((at) => unit(character.charCodeAt(at))).join('')

const unit = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`
