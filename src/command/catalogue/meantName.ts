import { nearest } from '../../errors/nearest.js'

/** Returns the name that was probably meant, also where it is so short that a wrong letter is much of it: `emv`, `jsn`. */
export function meantName(word: string, names: readonly string[]): string | undefined {
  const alike = names.find((name) => sorted(name) === sorted(word))
  const shorter = names.filter((name) => name.length <= 7 && (holds(name, word) || holds(word, name)))
  return alike ?? nearest(word, names) ?? shorter.sort((a, b) => distance(a, word) - distance(b, word))[0]
}

const sorted = (word: string): string => [...word.toLowerCase()].sort().join('')

const distance = (a: string, b: string): number => Math.abs(a.length - b.length)

/** Whether a name has the letters of a word, which are all but one or two of its own, in their order. */
function holds(name: string, word: string): boolean {
  if (word.length < 2 || name.length - word.length > 2) return false
  let at = 0
  for (const letter of name) if (letter === word[at]) at += 1
  return at === word.length
}
