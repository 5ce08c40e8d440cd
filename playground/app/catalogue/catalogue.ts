import apis from 'virtual:ledgerline/catalogue'
import type { CatalogueEntry } from './entry.js'

export { apis }

/** Every operation of every API. */
export const entries: readonly CatalogueEntry[] = apis.flatMap((api) => api.tags.flatMap((tag) => tag.operations))

/** Finds an operation; `undefined` when no document has it. */
export function findEntry(api: string, id: string): CatalogueEntry | undefined {
  return entries.find((entry) => entry.api === api && entry.id === id)
}

const preferred = { api: 'evm', id: 'getWalletNFTs' }

/** Where a visit begins: a paged list with something to see in it. */
export function landingEntry(): CatalogueEntry | undefined {
  return findEntry(preferred.api, preferred.id) ?? entries.find((entry) => entry.paged) ?? entries[0]
}

/** Operations whose name, summary, path, API or tag hold every word of a text. */
export function filterEntries(text: string): readonly CatalogueEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ api, id, summary, path, tag }) => {
    const hay = `${api} ${tag} ${id} ${summary} ${path}`.toLowerCase()
    return words.every((word) => hay.includes(word))
  })
}
