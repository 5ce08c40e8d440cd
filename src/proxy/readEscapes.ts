/**
 * Reads a text with its escapes undone, those of JSON (`\u0041`, `\/`) and of URLs (`%41`), in any nesting: whatever comes
 * of an escape may be part of another.
 *
 * Which backslash belongs to which level cannot be known, so they are left out, and `u0041` is `A` also without one: what
 * is sought must be read in the same way. So a text is read once, and a run of a million backslashes costs no more than
 * other text.
 *
 * @param found - called with the parts in turn, the first after some NULs; it ends the reading by `true`
 * @returns whether `found` ended it
 */
export function readEscapes(text: string, found: (part: string) => boolean): boolean {
  const part = new Uint16Array(Math.min(partLength, text.length + longest + 1))
  let length = longest // so that there is something before every character
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

/** Replaces the escape at the end of what was read, and that which comes of it. */
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

/** How many characters the escape has that ends a text: 3 as `%41`, 5 as `u0041`; 0 where there is none. */
function escapeAt(part: Uint16Array, length: number): 0 | 3 | 5 {
  if (part[length - 3] === percent && hexOf(part, length - 2, length) >= 0) return 3
  const isCode = part[length - 5] === letterU || part[length - 5] === capitalU
  return isCode && hexOf(part, length - 4, length) >= 0 ? 5 : 0
}

/** The number that hex digits stand for; -1 where they are none. */
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
/** What tells `A` from `a`. */
const lowerCase = 0x20

/** How many characters are handed on at once: no more than a function takes as arguments. */
const partLength = 4096

/** Characters of the longest escape, `u0041`. */
const longest = 5
