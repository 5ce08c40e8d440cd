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
