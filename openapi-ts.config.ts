import { existsSync, readdirSync } from 'node:fs'
import { defineConfig, type UserConfig } from '@hey-api/openapi-ts'
import { valueTypes } from './codegen/formats/valueTypes.js'

// Two jobs per API. The public types come from the model document, which `npm run generate` derives from the bundled
// document; the zod schemas come from the bundled document, made to take what the decoders do. Neither is written to
// generated/ yet: a job that fails must leave what is there.

const stage = './node_modules/.cache/ledgerline'

/** Where `npm run generate` writes the model document of an API. */
export const modelPath = (api: string): string => `${stage}/${api}.json`

/** Where it writes the document that answers are checked by. */
export const checkedPath = (api: string): string => `${stage}/${api}.checked.json`

/** Where the jobs of an API write. */
export const stagePath = (api: string): string => `${stage}/${api}`

const jobs = (api: string): UserConfig[] => [
  {
    input: modelPath(api),
    output: { path: stagePath(api), clean: false, entryFile: false, importFileExtension: '.js' },
    logs: { level: 'silent', file: false },
    plugins: [{ name: '@hey-api/typescript', case: 'preserve', '~resolvers': { string: publicType as never } }],
  },
  {
    input: checkedPath(api),
    output: { path: stagePath(api), clean: false, entryFile: false, importFileExtension: '.js' },
    logs: { level: 'silent', file: false },
    plugins: [{ name: 'zod', compatibilityVersion: 4, exportFromIndex: false, dates: { offset: true, local: true } }],
  },
]

/** The generator's own builder of syntax nodes, as far as we use it; it exports no type for it. */
interface Builder {
  readonly type: ((of: unknown) => object) & {
    or(...types: readonly object[]): object
    and(...types: readonly object[]): object
    literal(value: string): object
    object(): object
  }
}

interface Context {
  readonly schema: { readonly format?: string }
  readonly $: Builder
  readonly plugin: { symbolOnce(name: string, options: { readonly external: string; readonly kind: 'type' }): object }
}

/** A format `ts:X` is the TypeScript type X; `open:[…]` is an open enum. */
function publicType({ schema: { format }, plugin, $ }: Context): object | undefined {
  if (format?.startsWith('open:')) {
    const known: readonly string[] = JSON.parse(format.slice(5))
    return $.type.or(...known.map((value) => $.type.literal(value)), $.type.and($.type('string'), $.type.object()))
  }
  if (!format?.startsWith('ts:')) return undefined
  const name = format.slice(3)
  const file = valueTypes[name]
  return $.type(file ? plugin.symbolOnce(name, { external: `../../src/${file}.js`, kind: 'type' }) : name)
}

export const apis: readonly string[] = readdirSync('specs')
  .filter((name) => existsSync(`specs/${name}/openapi.yaml`))
  .sort()

export default defineConfig(apis.flatMap(jobs))
