import { readEscapes } from '../runtime/readEscapes.js'

/**
 * Returns whether a text still says a secret after it was redacted: behind escapes of JSON, URLs or HTML, however
 * nested, in base64, in hex or as a list of bytes, cut by tags, spaces or quotes, in two halves, or as the value of a
 * member that is named as a secret but isn't written as JSON has it.
 *
 * It looks at a piece of the text at a time, so it needs little memory for a long one.
 */
export function hidesSecret(text: string, secrets: readonly string[], names: readonly string[]): boolean {
  const long = names.filter((name) => name.length > 7)
  const sought = [...new Set([...secrets.flatMap(spellingsOf), ...long.flatMap(base64Of)])]
  const member = names.length > 0 ? memberOf(names) : undefined
  if (sought.length === 0 && !member) return false
  for (let at = 0; at < text.length; at += pieceLength) {
    const read = readEscaped(text.slice(at, at + pieceLength + overlap))
    if (member?.test(read)) return true
    const [joined, withoutTags] = [read, read.replace(/<[^<>]*>/g, '')].map(bare)
    if (sought.some((part) => joined?.includes(part) || withoutTags?.includes(part))) return true
  }
  return false
}

/** How a secret is sought: as a whole, or if it is long in halves. A short one would be found in ordinary text. */
function spellingsOf(secret: string): readonly string[] {
  const read = readEscaped(secret)
  if (bare(read).length < 8) return []
  const half = Math.floor(read.length / 2)
  const parts = read.length < 20 ? [read] : [read.slice(0, half), read.slice(half)]
  return parts
    .flatMap((part) => {
      const bytes = Buffer.from(part)
      return [bare(part), ...base64Of(part), bytes.toString('hex'), [...bytes].join('')]
    })
    .filter((spelling) => spelling.length > 7)
}

/** What text in base64 has if it contains a part: three spellings, for the three places where that may begin. */
const base64Of = (part: string): readonly string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.from(`${' '.repeat(before)}${part}`)
    return bare(bytes.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6)))
  })

/** Only letters and digits, in lower case: whatever else a text has may have been put between them. */
const bare = (text: string): string => text.toLowerCase().replace(/[^a-z\d]+/g, '')

/** A member with a value that was not redacted. */
function memberOf(names: readonly string[]): RegExp {
  const some = names.map((name) => name.replace(/\W/g, '\\$&').replace(/\B(?=[A-Z])/g, '[-_ ]?')).join('|')
  const nothing = `["'\\s]*(?:\\[redacted|null|undefined)|"\\s*"|'\\s*'|\\s*[,;}]`
  return new RegExp(`(?<![\\w/-])(?:${some})["']?\\s*[:=>](?!\\s*(?:${nothing}))\\s*[^\\s]`, 'i')
}

/** Reads escapes of JSON, URLs and HTML. */
function readEscaped(text: string): string {
  if (!/[\\%&]/.test(text)) return text
  const parts: string[] = []
  const withoutEntities = text.replace(/&#(x?)([\da-f]{1,6});?/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
  )
  readEscapes(withoutEntities.replace(/\\x([\da-f]{2})/gi, '%$1'), (part) => {
    parts.push(part)
    return false
  })
  return parts.join('').replace(/\0/g, '')
}

const pieceLength = 65_536

/** What a piece shares with the next: a secret of a few thousand characters in any spelling. */
const overlap = 16_384
