/** Changes one bit of one character in the middle of a text: the least a body can differ. */
export function flipBit(text: string): string {
  const middle = Math.floor(text.length / 2)
  const place = [...text.slice(middle)].findIndex((character) => /[0-9a-f]/.test(character)) + middle
  const at = place < middle ? 0 : place
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
}
