import search from 'virtual:ledgerline/search'
import { entries } from './catalogue.js'
import { type CatalogueEntry, isEnding } from './entry.js'
import { formatRoute } from './route.js'

/** Something that was found, and what of it matched. */
export interface Hit {
  /** Unlike that of every other hit. */
  readonly id: string
  /** Where it is in this page. */
  readonly hash: string
  /** Its API, or `tool`. */
  readonly kind: string
  readonly title: string
  readonly why: string
  readonly deprecated: boolean
}

interface Scored {
  readonly hit: Hit
  /** Of each word that was typed; none where it is nowhere. */
  readonly points: readonly number[]
}

/**
 * Finds tools and operations by name, summary, path, input, answer field and description; better matches first. What
 * has a word in its title comes before all that has it elsewhere only, and of equals a tool comes first. When nothing
 * has every word, what has most of them is found.
 */
export function searchEntries(text: string, most: number): readonly Hit[] {
  const words = wordsOf(text)
  const scored = [scoreLab(words), ...entries.map((entry) => scoreEntry(entry, words))]
  const matched = scored.reduce((best, { points }) => Math.max(best, countOf(points)), words.length > 0 ? 1 : 0)
  return scored
    .filter(({ points }) => countOf(points) === matched)
    .sort((a, b) => pointsOf(b) - pointsOf(a))
    .slice(0, most)
    .map(({ hit }) => hit)
}

/** The words of a search, without those that join others: `block by date` is about blocks and dates. */
function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !/^(?:an?|and|by|for|how|in|is|of|on|the|to|what|which|who|with)$/.test(word))
  return telling.length > 0 ? telling : words
}

const countOf = (points: readonly number[]): number => points.filter(Boolean).length

const pointsOf = ({ hit, points }: Scored): number => sum(points) - (hit.deprecated ? 1 : 0)

const lab: Hit = {
  id: 'webhooks',
  hash: '#/webhooks',
  kind: 'tool',
  title: 'Webhook lab',
  why: 'Sign, verify and decode a delivery',
  deprecated: false,
}

function scoreLab(words: readonly string[]): Scored {
  const points = words.map(
    (word) => titlePoints('webhook lab webhooks verify signature', word) || (isAbout(word) ? other.summary : 0),
  )
  return { hit: lab, points }
}

const isAbout = (word: string): boolean =>
  `${lab.kind} ${lab.why} signature secret simulate events logs abi`.toLowerCase().includes(word)

function scoreEntry(entry: CatalogueEntry, words: readonly string[]): Scored {
  const more = search[`${entry.api}/${entry.id}`]
  const about = `${entry.api} ${entry.tag} ${entry.summary} ${entry.path}`.toLowerCase()
  let why = ''
  const points = words.map((word) => {
    const title = idPoints(entry.id, word)
    if (title) return title
    if (about.includes(word)) return other.summary
    const input = nameWith(more?.inputs, word)
    if (input) {
      why = `input ${input}`
      return isName(input, word) ? other.name : other.input
    }
    const field = nameWith(more?.fields, word)
    if (!field) return more?.words.includes(word) ? other.description : 0
    why ||= `returns ${field}`
    return isName(field, word) ? other.name : other.field
  })
  const hit = {
    id: `${entry.api}/${entry.id}`,
    hash: formatRoute(entry),
    kind: entry.api,
    title: entry.id,
    why: why ? `${entry.summary} · ${why}` : entry.summary,
    deprecated: isEnding(entry),
  }
  return { hit, points }
}

/** Points of a word that is not in the title: so few that even two such words weigh less than one that is. */
const other = { name: 5, summary: 4, input: 3, field: 2, description: 1 }

function titlePoints(title: string, word: string): number {
  if (title.split(' ').includes(word)) return 40
  if (title.startsWith(word)) return 20
  return title.includes(word) ? 12 : 0
}

/** Of the words in an id, as `resolve`, `ens` and `domain` in `resolveENSDomain`: `ens` is one of them, not the end of tokens. */
function idPoints(id: string, word: string): number {
  const points = titlePoints(id.toLowerCase(), word)
  if (points === 40) return points
  const words = (id.match(/[A-Z]{2,}s?(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((each) => each.toLowerCase())
  if (words.includes(word)) return 24
  return points || 0
}

const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0)

const isName = (name: string, word: string): boolean => name.toLowerCase() === word

/** The name that a word is, else the first that has it. */
function nameWith(names: string | undefined, word: string): string | undefined {
  const all = names?.split(' ') ?? []
  return all.find((name) => isName(name, word)) ?? all.find((name) => name.toLowerCase().includes(word))
}
