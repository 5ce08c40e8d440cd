/** The case of a hex text's digits: all in lower case, or mixed. `none` means that the text isn't hex. */
export type HexCase = 'none' | 'lower' | 'mixed'

/**
 * Checks every character of a text that should be `0x` and hex digits. It checks four bytes at a time, because most of
 * a response is hex, and a loop over characters would take longer than `JSON.parse`.
 */
export function hexCase(text: string): HexCase {
  if (text.charCodeAt(0) !== digitZero || text.charCodeAt(1) !== letterX) return 'none'
  let isLower = true
  for (let start = 0; start < text.length; start += size) {
    const part = text.length > size ? text.slice(start, start + size) : text
    const { length } = part
    encoder.encodeInto(part, bytes) // characters beyond ASCII become bytes from 128
    if (start === 0) bytes[1] = digitZero // for the x
    bytes[length] = bytes[length + 1] = bytes[length + 2] = digitZero // fills the last word
    let digits = each(0x80)
    let lower = each(0x20)
    for (let at = 0; at * 4 < length; at++) {
      const word = words[at] ?? 0
      digits &= areDigits(word)
      lower &= word // digits have this bit too, upper-case letters don't
    }
    if (digits !== each(0x80)) return 'none'
    isLower &&= lower === each(0x20)
  }
  return isLower ? 'lower' : 'mixed'
}

/**
 * Sets the highest bit of each byte of a word that is a hex digit. Each sum sets that bit from some character on. Sums
 * of bytes below 128 don't carry over, and bytes from 128 are masked out, whatever their sums are.
 */
function areDigits(word: number): number {
  const letters = word | each(0x20) // in lower case
  const isNumber = (word + each(0x80 - 0x30)) & ~(word + each(0x80 - 0x3a)) // 0 to 9
  const isLetter = (letters + each(0x80 - 0x61)) & ~(letters + each(0x80 - 0x67)) // a to f
  return (isNumber | isLetter) & ~word & each(0x80)
}

/** Returns a word of four equal bytes. */
const each = (byte: number): number => Math.imul(byte, 0x01010101)

const digitZero = 48
const letterX = 120

/** How many characters are checked together. */
const size = 4096
const memory = /* @__PURE__ */ new ArrayBuffer(size + 4)
const bytes = /* @__PURE__ */ new Uint8Array(memory)
const words = /* @__PURE__ */ new Int32Array(memory)
const encoder = /* @__PURE__ */ new TextEncoder()
