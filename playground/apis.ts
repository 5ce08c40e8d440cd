import { existsSync, readdirSync } from 'node:fs'

/** Names of the APIs in the order in which they are shown; others come last. */
export const apiNames: readonly string[] = ['evm', 'universal', 'solana', 'aptos', 'aptosNode', 'streams', 'auth']

/** Folder of what the generator tells of each API, `<api>/manifest.json`. */
export const generatedFolder: URL = new URL('../generated/', import.meta.url)

/** The APIs that a folder has a manifest of, in the order of `apiNames`. An API that appears there appears here. */
export function apisIn(folder: URL): readonly string[] {
  const rank = (name: string): number => (apiNames.includes(name) ? apiNames.indexOf(name) : apiNames.length)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => existsSync(manifestFile(folder, name))).sort((a, b) => rank(a) - rank(b))
}

/** Where the manifest of an API is. */
export const manifestFile = (folder: URL, api: string): URL => new URL(`${api}/manifest.json`, folder)

/** Where the examples of an API are. */
export const examplesFile = (folder: URL, api: string): URL => new URL(`${api}/examples.json`, folder)

/** Where the bundled document of an API is. */
export const documentFile = (folder: URL, api: string): URL => new URL(`${api}/openapi.json`, folder)
