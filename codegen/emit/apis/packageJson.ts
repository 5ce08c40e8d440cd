import { entryName } from '../../../src/operation/entryName.js'

/**
 * Emits package.json with the entries of each API, its zod schemas and its document. New ones come last. Other entries
 * stay as they are.
 *
 * @param text - package.json as it is
 */
export function emitPackageJson(text: string, apis: readonly string[]): string {
  const given: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(text)
  const names = apis.map(entryName)
  const modules = names.flatMap((name) => [name, `zod/${name}`])
  const own = Object.fromEntries([
    ...modules.map((name) => [`./${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }]),
    ...names.map((name) => [`./openapi/${name}.json`, `./dist/openapi/${name}.json`]),
  ])
  const { '.': main, ...record } = given.exports
  const known = Object.entries(record).filter(([name]) => name in own)
  const others = Object.entries(record).filter(([name]) => !(name in own))
  const exports = { '.': main, ...Object.fromEntries(known), ...own, ...Object.fromEntries(others) }
  return `${JSON.stringify({ ...given, exports }, undefined, 2)}\n`
}
