/** Counts the columns that a text takes on a terminal: two for wide letters and emoji, none for marks over a letter. */
export function displayWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let width = 0
  for (const letter of text) width += widthOf(letter)
  return width
}

/** Cuts a text to some columns, and ends it with an ellipsis if something is cut. */
export function truncateEnd(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text
  return `${startOf([...text], columns - 1)}…`
}

/** Cuts the middle out of a text, for addresses and hashes, of which people compare both ends. */
export function truncateMiddle(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text
  const letters = [...text]
  const end = startOf([...letters].reverse(), Math.floor((columns - 1) / 2))
  return `${startOf(letters, Math.ceil((columns - 1) / 2))}…${[...end].reverse().join('')}`
}

/** Fills a text with blanks up to some columns. */
export function padTo(text: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const blanks = ' '.repeat(Math.max(0, columns - displayWidth(text)))
  return align === 'left' ? text + blanks : blanks + text
}

function startOf(letters: readonly string[], columns: number): string {
  let width = 0
  let text = ''
  for (const letter of letters) {
    width += widthOf(letter)
    if (width > columns) break
    text += letter
  }
  return text
}

const widthOf = (letter: string): number => (marks.test(letter) ? 0 : wide.test(letter) ? 2 : 1)

const marks = /^[\p{Mn}\p{Me}]$/u

/** @see UAX #11, East Asian Width: wide and fullwidth; and emoji, but for the letters of flags, which come in pairs. */
const wide =
  /^(?![\u{1f1e6}-\u{1f1ff}])[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1aff0}-\u{1b2fb}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u
