import { existsSync, readdirSync } from 'node:fs'

/** Names of the APIs in the order in which they are shown; others come last. */
export const apiNames: readonly string[] = ['evm', 'aptos', 'node', 'streams']

/** Folder of the bundled documents, `<api>/openapi.json`. */
export const generatedFolder: URL = new URL('../generated/', import.meta.url)

/** The APIs that have a document in a folder, in the order of `apiNames`. A document that appears appears here. */
export function apisIn(folder: URL): readonly string[] {
  const rank = (name: string): number => (apiNames.includes(name) ? apiNames.indexOf(name) : apiNames.length)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => existsSync(documentOf(folder, name))).sort((a, b) => rank(a) - rank(b))
}

/** Where the bundled document of an API is. */
export function documentOf(folder: URL, api: string): URL {
  return new URL(`${api}/openapi.json`, folder)
}
