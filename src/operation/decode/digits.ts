/** Returns the number that one to nine characters of a text spell, or -1 if they aren't all digits. */
export function digits(text: string, start: number, end: number): number {
  let number = end > start ? 0 : -1
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return -1
    number = (number * 10 + digit) | 0 // tells the engine that the number fits 32 bits
  }
  return number
}
