/** The hex text of so many digits within a text, as in a link, in quotes or without its 0x; `undefined` without one. */
export function hexIn(text: string, digits: 40 | 64): string | undefined {
  const found = new RegExp(`(?<![\\da-f])(?:0x)?([\\da-f]{${digits}})(?![\\da-f])`, 'i').exec(text)?.[1]
  return found === undefined ? undefined : `0x${found}`
}
