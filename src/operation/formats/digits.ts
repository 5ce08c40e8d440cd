/** The number that one to nine digits of a text stand for, or -1 when they are no digits. */
export function digits(text: string, start: number, end: number): number {
  let number = end > start ? 0 : -1
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - 48
    if (digit < 0 || digit > 9) return -1
    number = (number * 10 + digit) | 0 // never leaves 32-bit integers, which the engine is told so
  }
  return number
}
