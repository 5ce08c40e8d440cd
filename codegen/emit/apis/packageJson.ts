import { entryName } from '../../../src/operation/entryName.js'

/** What is written here of package.json. */
interface Package {
  readonly exports: Readonly<Record<string, unknown>>
  readonly typesVersions: { readonly '*': Readonly<Record<string, unknown>> }
}

/**
 * Emits package.json with the entries of each API, its zod schemas and its document: a new one comes after those that
 * are there. Entries that are not an API's stay as they are.
 *
 * @param text - package.json as it is
 */
export function emitPackageJson(text: string, apis: readonly string[]): string {
  const given: Package = JSON.parse(text)
  const modules = apis.flatMap((api): readonly Module[] => [
    { entry: entryName(api), types: `./dist/src/${entryName(api)}.d.ts` },
    { entry: `zod/${entryName(api)}`, types: `./dist/generated/${api}/zod.gen.d.ts` },
  ])
  const documents = apis.map(
    (api) => [`./openapi/${entryName(api)}.json`, `./dist/generated/${api}/openapi.json`] as const,
  )
  const exports = withEach(given.exports, '.', [
    ...modules.map(({ entry, types }) => [`./${entry}`, { types, default: `./dist/${entry}.js` }] as const),
    ...documents,
  ])
  const versions = withEach(given.typesVersions['*'], '', [
    ...modules.map(({ entry, types }) => [entry, [types]] as const),
    ...documents.map(([name, file]) => [name.slice(2), [file]] as const),
  ])
  return `${JSON.stringify({ ...given, exports, typesVersions: { '*': versions } }, undefined, 2)}\n`
}

interface Module {
  readonly entry: string
  readonly types: string
}

/** A record with the entries of all APIs, which stand behind the one named `first`. */
function withEach(
  record: Readonly<Record<string, unknown>>,
  first: string,
  entries: readonly (readonly [name: string, entry: unknown])[],
): Readonly<Record<string, unknown>> {
  const own = Object.fromEntries(entries)
  const known = Object.entries(record).filter(([name]) => name in own)
  const others = Object.entries(record).filter(([name]) => !(name in own))
  const isFirst = ([name]: readonly [string, unknown]): boolean => name === first
  return Object.fromEntries([
    ...others.filter(isFirst),
    ...Object.entries({ ...Object.fromEntries(known), ...own }),
    ...others.filter((entry) => !isFirst(entry)),
  ])
}
