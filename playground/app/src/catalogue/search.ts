import search from 'virtual:ledgerline/search'
import { entries } from './catalogue.js'
import type { CatalogueEntry } from './entry.js'

/** An operation that was found, and the input or field that matched. */
export interface Hit {
  readonly entry: CatalogueEntry
  readonly why: string
}

/** Finds operations by name, summary, path, input and answer field; better matches first. */
export function searchEntries(text: string, most: number): readonly Hit[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries.slice(0, most).map((entry) => ({ entry, why: '' }))
  return entries
    .flatMap((entry) => {
      const hit = score(entry, words)
      return hit ? [hit] : []
    })
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
}

function score(entry: CatalogueEntry, words: readonly string[]): (Hit & { readonly points: number }) | undefined {
  const more = search[`${entry.api}/${entry.id}`]
  const id = entry.id.toLowerCase()
  const title = `${entry.api} ${entry.tag} ${entry.summary} ${entry.path}`.toLowerCase()
  let points = entry.deprecated ? -1 : 0
  let why = ''
  for (const word of words) {
    const input = nameWith(more?.inputs, word)
    const field = nameWith(more?.fields, word)
    if (id === word) points += 40
    else if (id.startsWith(word)) points += 20
    else if (id.includes(word)) points += 12
    else if (title.includes(word)) points += 8
    else if (input) {
      points += 5
      why = `input ${input}`
    } else if (field) {
      points += 3
      why ||= `answers ${field}`
    } else return undefined
  }
  return { entry, why, points }
}

const nameWith = (names: string | undefined, word: string): string | undefined =>
  names?.split(' ').find((name) => name.toLowerCase().includes(word))
