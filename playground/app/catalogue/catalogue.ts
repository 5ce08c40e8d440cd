import apis from 'virtual:ledgerline/catalogue'
import type { CatalogueEntry } from './entry.js'

export { apis }

/** Every operation of every API. */
export const entries: readonly CatalogueEntry[] = apis.flatMap((api) => api.tags.flatMap((tag) => tag.operations))

/** Finds an operation; `undefined` when no document has it. */
export function findEntry(api: string, id: string): CatalogueEntry | undefined {
  return entries.find((entry) => entry.api === api && entry.id === id)
}

/** Operations whose name, summary, path, API or tag hold every word of a text. */
export function filterEntries(text: string): readonly CatalogueEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ api, id, summary, path, tag }) => {
    const hay = `${api} ${tag} ${id} ${summary} ${path}`.toLowerCase()
    return words.every((word) => hay.includes(word))
  })
}
