/**
 * Reads a text and decodes its escapes, those of JSON (`\u0041`, `\/`) and of URLs (`%41`), however deeply nested: a
 * decoded character may be part of another escape.
 *
 * There is no way to know which backslash belongs to which level, so backslashes are dropped, and `u0041` is `A` even
 * without one. The text that you search for must be read in the same way. So a text is read once, and a million
 * backslashes in a row cost no more than other text.
 *
 * @param found - called with one part after the other, the first of which starts with a few NULs; returns `true` to
 * stop
 * @returns whether `found` stopped it
 */
export function readEscapes(text: string, found: (part: string) => boolean): boolean {
  const part = new Uint16Array(Math.min(partLength, text.length + longest + 1))
  let length = longest // so that every character has others before it
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === backslash) continue
    part[length] = code
    length += 1
    if (part[length - 3] === percent || part[length - 5] === letterU || part[length - 5] === capitalU)
      length = reduced(part, length)
    if (length === partLength) {
      if (found(textOf(part, length - longest))) return true
      part.copyWithin(0, length - longest, length)
      length = longest
    }
  }
  return found(textOf(part, length))
}

/** Decodes the escape at the end of what was read, and any escape that this completes. */
function reduced(part: Uint16Array, end: number): number {
  for (let length = end; ; ) {
    const size = escapeAt(part, length)
    if (size === 0) return length
    const code = hexOf(part, length - size + 1, length)
    length -= size
    if (code === backslash) return length
    part[length] = code
    length += 1
  }
}

/** Returns the length of the escape that ends a text: 3 for `%41`, 5 for `u0041`, 0 for none. */
function escapeAt(part: Uint16Array, length: number): 0 | 3 | 5 {
  if (part[length - 3] === percent && hexOf(part, length - 2, length) >= 0) return 3
  const isCode = part[length - 5] === letterU || part[length - 5] === capitalU
  return isCode && hexOf(part, length - 4, length) >= 0 ? 5 : 0
}

/** Returns the value of hex digits, or -1 if they aren't any. */
function hexOf(part: Uint16Array, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = digitOf(part[at] ?? 0)
    if (digit < 0) return -1
    number = number * 16 + digit
  }
  return number
}

function digitOf(code: number): number {
  if (code > 47 && code < 58) return code - 48
  const letter = code | lowerCase
  return letter > 96 && letter < 103 ? letter - 87 : -1
}

const textOf = (part: Uint16Array, length: number): string =>
  Reflect.apply(String.fromCharCode, undefined, part.subarray(0, length))

const percent = 0x25
const backslash = 0x5c
const letterU = 0x75
const capitalU = 0x55
/** The bit that turns `A` into `a`. */
const lowerCase = 0x20

/** How many characters are passed on at once: no more than a function accepts as arguments. */
const partLength = 4096

/** Characters of the longest escape, `u0041`. */
const longest = 5
