/** A text with one bit changed, and where. */
export interface Flipped {
  readonly text: string
  /** Place of the changed character, from 0. */
  readonly at: number
}

/** Changes one bit of one character in the middle of a text: the least a body can differ. */
export function flipBit(text: string): Flipped {
  const middle = Math.floor(text.length / 2)
  const offset = text.slice(middle).search(/[0-9a-f]/)
  const at = offset < 0 ? 0 : middle + offset
  return { text: text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1), at }
}
