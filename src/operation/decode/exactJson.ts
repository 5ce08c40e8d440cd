/**
 * Parses JSON that `JSON.parse` has accepted, but keeps numbers beyond 2^53 as text, so that no digit is lost.
 *
 * Takes up to three times as long as `JSON.parse`, which rounds such numbers.
 */
export function parseExactJson(text: string): unknown {
  return JSON.parse(withLargeNumbersQuoted(text))
}

/** How many pieces are joined at a time: few enough for short-lived garbage, enough for few joins. */
const mostPieces = 8192

/** Quotes large numbers in one pass, which creates strings only for those numbers. */
function withLargeNumbersQuoted(text: string): string {
  const chunks: string[] = []
  let pieces: string[] = [] // alternates between other text and a large number, to be joined by quotes
  let copied = 0
  const search = /["\d-]/g
  let at = nextToken(text, 0, search)
  while (at < text.length) {
    const isText = text.charCodeAt(at) === QUOTE
    const end = isText ? textEnd(text, at) : numberEnd(text, at)
    const after = Math.abs(end)
    if (end < 0) {
      pieces.push(text.slice(copied, at), text.slice(at, after))
      copied = after
      if (pieces.length === mostPieces) {
        pieces.push('') // so that the last number is quoted on both sides
        chunks.push(pieces.join('"'))
        pieces = []
      }
    }
    at = nextToken(text, after, search)
  }
  pieces.push(text.slice(copied))
  chunks.push(pieces.join('"'))
  return chunks.join('')
}

const QUOTE = 34
const PLUS = 43
const MINUS = 45
const POINT = 46
const ZERO = 48
const BACKSLASH = 92

const isDigit = (code: number): boolean => code >= ZERO && code <= 57

/** `e` or `E`. */
const isExponent = (code: number): boolean => (code | 32) === 101

/** Returns the position of the next text or number. Most are near; further away, a regular expression is faster. */
function nextToken(text: string, start: number, search: RegExp): number {
  const near = start + 4
  for (let at = start; at < near; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE || code === MINUS || isDigit(code)) return at
  }
  search.lastIndex = near
  return search.test(text) ? search.lastIndex - 1 : text.length
}

/**
 * Returns the position after the quote that ends a text. Most texts are short; for longer ones, `indexOf` is faster.
 */
function textEnd(text: string, start: number): number {
  let at = start + 1
  for (;;) {
    const searched = at + 16
    while (at < searched) {
      const code = text.charCodeAt(at)
      if (code === QUOTE) return at + 1
      at += code === BACKSLASH ? 2 : 1
    }
    const quote = text.indexOf('"', at)
    if (quote < 0) return text.length // not JSON
    if (!isEscaped(text, at, quote)) return quote + 1
    at = quote + 1
  }
}

/** Whether an odd number of backslashes precedes a character. */
function isEscaped(text: string, from: number, at: number): boolean {
  let first = at
  while (first > from && text.charCodeAt(first - 1) === BACKSLASH) first--
  return (at - first) % 2 === 1
}

/** Returns the position after a number, negated if the number's magnitude is 2^53 or more. */
function numberEnd(text: string, start: number): number {
  const first = text.charCodeAt(start) === MINUS ? start + 1 : start
  let point = 0
  let exponent = 0
  let at = first
  for (let code = text.charCodeAt(at); ; code = text.charCodeAt(++at)) {
    if (isDigit(code)) continue
    if (code === POINT) point = at
    else if (isExponent(code)) exponent = at
    else if (code !== PLUS && code !== MINUS) break
  }
  const digits = exponent ? digitsBeforePoint(text, first, exponent, at) : (point || at) - first
  const isLarge = digits > 16 || (digits === 16 && Number(text.slice(first, at)) >= 2 ** 53)
  return isLarge ? -at : at
}

/** Returns how many digits a number has before its point if written without an exponent; 0 or less for a fraction. */
function digitsBeforePoint(text: string, start: number, exponent: number, end: number): number {
  let digits = 0
  let isZero = true // so far
  let isFraction = false
  for (let at = start; at < exponent; at++) {
    const code = text.charCodeAt(at)
    if (code === POINT) isFraction = true
    else if (isZero && code === ZERO) digits -= isFraction ? 1 : 0
    else {
      isZero = false
      digits += isFraction ? 0 : 1
    }
  }
  return isZero ? 0 : digits + Number(text.slice(exponent + 1, end))
}
