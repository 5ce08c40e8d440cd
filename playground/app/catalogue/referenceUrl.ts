import type { CatalogueEntry } from './entry.js'

/**
 * Where the reference describes an operation: on the site that `npm run docs:build` makes.
 *
 * @param site - where that site is served; empty where nobody said so
 */
export function referenceUrl(
  site: string | undefined,
  { api, tag, id }: Pick<CatalogueEntry, 'api' | 'tag' | 'id'>,
): string | undefined {
  if (!site) return undefined
  return `${site.replace(/\/+$/, '')}/docs/reference/${api}/${tag}.html#${id.toLowerCase()}`
}
