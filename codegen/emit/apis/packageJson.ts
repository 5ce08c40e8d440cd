/** What is written here of package.json. */
interface Package {
  readonly exports: Readonly<Record<string, unknown>>
  readonly typesVersions: { readonly '*': Readonly<Record<string, unknown>> }
}

/**
 * Emits package.json with an entry for each API: a new one comes after those that are there. Entries that are not an
 * API's stay as they are.
 *
 * @param text - package.json as it is
 */
export function emitPackageJson(text: string, apis: readonly string[]): string {
  const given: Package = JSON.parse(text)
  const types = (api: string): string => `./dist/src/${api}.d.ts`
  const exports = withEach(given.exports, '.', apis, (api) => [
    `./${api}`,
    { types: types(api), default: `./dist/${api}.js` },
  ])
  const versions = withEach(given.typesVersions['*'], '', apis, (api) => [api, [types(api)]])
  return `${JSON.stringify({ ...given, exports, typesVersions: { '*': versions } }, undefined, 2)}\n`
}

/** A record with the entries of all APIs, which stand behind the one named `first`. */
function withEach(
  record: Readonly<Record<string, unknown>>,
  first: string,
  apis: readonly string[],
  entryOf: (api: string) => readonly [string, unknown],
): Readonly<Record<string, unknown>> {
  const own = Object.fromEntries(apis.map(entryOf))
  const known = Object.entries(record).filter(([name]) => name in own)
  const others = Object.entries(record).filter(([name]) => !(name in own))
  const isFirst = ([name]: readonly [string, unknown]): boolean => name === first
  return Object.fromEntries([
    ...others.filter(isFirst),
    ...Object.entries({ ...Object.fromEntries(known), ...own }),
    ...others.filter((entry) => !isFirst(entry)),
  ])
}
