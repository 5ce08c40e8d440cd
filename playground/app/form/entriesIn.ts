/**
 * The entries of a list as people paste it: JSON, text with commas between, or hex and numbers with spaces between.
 * `undefined` when each stands on a line of its own already, or when a comma may be part of an entry.
 */
export function entriesIn(text: string): readonly string[] | undefined {
  const listed = jsonList(text)
  if (listed) return listed
  if (/[()<>{}]/.test(text)) return undefined
  const entries = text
    .replace(/^\s*\[(.*)\]\s*$/s, '$1') // a list, though it is no JSON
    .split(/[,;\n]/)
    .map((entry) => entry.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((entry) => entry !== '')
  const words = entries.flatMap((entry) => entry.split(/\s+/))
  const parted = words.every((word) => /^(?:0x[\da-f]+|\d+)$/i.test(word)) ? words : entries
  return parted.length > 0 && !isByLine(text, parted) ? parted : undefined
}

const isByLine = (text: string, entries: readonly string[]): boolean =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n') === entries.join('\n')

function jsonList(text: string): readonly string[] | undefined {
  if (!/^\s*\[.*\]\s*$/s.test(text)) return undefined
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every((entry) => typeof entry !== 'object') ? list.map(String) : undefined
  } catch {
    return undefined // no JSON, though it looks like a list
  }
}
