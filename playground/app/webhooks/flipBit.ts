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

/** Where a text differs from an earlier one, and what stood there. */
export interface ChangedAt {
  readonly at: number
  readonly was: string
}

/** The one character in which a text differs from what it was before a bit was flipped; `undefined` for any other change. */
export function changeAt(text: string, before: string, at: number): ChangedAt | undefined {
  const was = before[at]
  const isOnlyThat = text.slice(0, at) === before.slice(0, at) && text.slice(at + 1) === before.slice(at + 1)
  return was !== undefined && isOnlyThat && text[at] !== was ? { at, was } : undefined
}

/** Selects one character of a field and scrolls the field until it is in sight, which not every browser does by itself. */
export function showCharacter(field: HTMLTextAreaElement, at: number): void {
  const depth = depthOf(field, at)
  field.focus()
  field.setSelectionRange(at, at + 1)
  field.scrollTop = depth - field.clientHeight / 2
}

/** How far down the text a character stands, in pixels: only the field itself knows where it breaks its lines. */
function depthOf(field: HTMLTextAreaElement, at: number): number {
  const whole = field.value
  field.value = whole.slice(0, at + 1)
  const depth = field.scrollHeight
  field.value = whole
  return depth
}
