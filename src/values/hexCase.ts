/** How the digits of a hex text are written: all in lower case, or not. `none` is for a text that is not hex. */
export type HexCase = 'none' | 'lower' | 'mixed'

/**
 * Looks at every character of a text that should be `0x` and hex digits. Most of an answer is hex, and `JSON.parse` reads
 * it so fast that a loop over characters would take longer than that; so this looks at four bytes at a time.
 */
export function hexCase(text: string): HexCase {
  if (text.charCodeAt(0) !== digitZero || text.charCodeAt(1) !== letterX) return 'none'
  let isLower = true
  for (let start = 0; start < text.length; start += size) {
    const part = text.length > size ? text.slice(start, start + size) : text
    const { length } = part
    encoder.encodeInto(part, bytes) // a character beyond ASCII becomes bytes from 128, the first of them in its place
    if (start === 0) bytes[1] = digitZero // for the x
    bytes[length] = bytes[length + 1] = bytes[length + 2] = digitZero // to the end of the last word
    let digits = each(0x80)
    let lower = each(0x20)
    for (let at = 0; at * 4 < length; at++) {
      const word = words[at] ?? 0
      digits &= areDigits(word)
      lower &= word // a digit has this bit too, an upper-case letter has not
    }
    if (digits !== each(0x80)) return 'none'
    isLower &&= lower === each(0x20)
  }
  return isLower ? 'lower' : 'mixed'
}

/**
 * The highest bit of each byte of a word is set where that byte is a hex digit. A sum sets it from some character on: in
 * bytes below 128 none carries over, and one from there on is no digit whatever the sums say.
 */
function areDigits(word: number): number {
  const letters = word | each(0x20) // in lower case
  const isNumber = (word + each(0x80 - 0x30)) & ~(word + each(0x80 - 0x3a)) // 0 to 9
  const isLetter = (letters + each(0x80 - 0x61)) & ~(letters + each(0x80 - 0x67)) // a to f
  return (isNumber | isLetter) & ~word & each(0x80)
}

/** A word of four such bytes. */
const each = (byte: number): number => Math.imul(byte, 0x01010101)

const digitZero = 48
const letterX = 120

/** Characters that are looked at together. */
const size = 4096
const memory = /* @__PURE__ */ new ArrayBuffer(size + 4)
const bytes = /* @__PURE__ */ new Uint8Array(memory)
const words = /* @__PURE__ */ new Int32Array(memory)
const encoder = /* @__PURE__ */ new TextEncoder()
