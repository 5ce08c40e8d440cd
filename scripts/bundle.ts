import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { entryName } from '../src/operation/entryName.js'

/** The folders of generated/. */
export const apis = readdirSync('generated', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/**
 * Bundles the package into a few files, because Node pays for each one it loads (`tests/bench/importing.ts`). A bundler
 * still keeps only what is used, as long as everything at the top of a module is a function, a class without computed
 * keys, or a literal without spreads.
 *
 * @param folder where the files go
 * @param version what the code calls itself; by default what its source says
 * @returns the modules whose code is in them
 */
export async function bundle(folder: string, version?: string): Promise<readonly string[]> {
  const sources = await rolldown({
    input: entries(),
    external: /^node:|^(?!hash-wasm$)@?[\w-]+(\/|$)/, // other packages; of hash-wasm only keccak is kept, a twentieth of it
    plugins: [jsonAsText, ownVersion(version)],
    transform: { target: 'es2022' },
    experimental: { attachDebugInfo: 'none' }, // or comments would name the folders of whoever built it
    onLog(level, { code, message }) {
      if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(`${level}: ${message}`) // an entry keeps its own
    },
  })
  const { output } = await sources.write({
    dir: folder,
    chunkFileNames: ({ moduleIds }) => `${moduleIds.some(isOfCommand) ? 'command' : 'chunks'}/[name].js`,
    comments: { jsdoc: false },
    minifyInternalExports: false, // or a file would import `Bt as DecodeError`
    codeSplitting: { groups: chunks('.') },
  })
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

/** Whether a module is the command's, whose files are in a folder of their own: no other file loads them. */
const isOfCommand = (module: string): boolean => relative('.', module).replaceAll('\\', '/').startsWith('src/command/')

/** Engines read JSON in a text several times faster than the same as code, and bundlers have less to look at. */
const jsonAsText: Plugin = {
  name: 'json-as-text',
  load(file) {
    if (!file.endsWith('.json')) return undefined
    const text = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
    return { code: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)})`, moduleType: 'js' }
  },
}

/** The code sends its version with every request; that of a release is in no source before it is published. */
export const ownVersion = (version: string | undefined) => ({
  name: 'own-version',
  load(file: string) {
    if (version === undefined || !/[\\/]src[\\/]client[\\/]version\.ts$/.test(file)) return undefined
    return { code: `export const version = ${JSON.stringify(version)}`, moduleType: 'js' as const }
  },
})

/** Source of everything that can be imported, by the name of its file. */
export function importable(): Readonly<Record<string, string>> {
  const files = readdirSync('src').filter((file) => file.endsWith('.ts'))
  return {
    ...Object.fromEntries(
      files.map((file) => [file.slice(0, -3).replace(/^mock-node$/, 'mock/node'), `./src/${file}`]),
    ),
    ...Object.fromEntries(apis.map((api) => [`zod/${entryName(api)}`, `./generated/${api}/zod.gen.ts`])),
  }
}

/** Source of every file with a name of its own; `'use client'` holds for a whole file, so the hooks have one each. */
function entries(): Readonly<Record<string, string>> {
  return {
    ...importable(),
    'react/hooks': './src/react/hooks.ts',
    'react/provider': './src/react/provider.ts',
    command: './src/command/main.ts',
  }
}

/**
 * Which modules share a file, with what they import: the first group that fits. What is needed together is together,
 * because some bundlers move or keep whole files: a page that shows amounts may load the client later, and most programs
 * need no keccak-256. A file that loads others late makes bundlers split, so it loads little else. Types are divided like
 * the code: names of one API are once in a file, and the compiler reads the whole wire for the raw client alone.
 *
 * @param root the folder of `src` and `generated`, which may itself be in one named `src`, or on Windows
 */
export function chunks(root: string) {
  const groups: readonly (readonly [name: string, modules: RegExp])[] = [
    [
      'base',
      /^src\/(errors|runtime|arguments|values\/(?!checksum|bitcoinAddress|base58Check|segwit|universalAddress|xpub))/,
    ],
    ['checksum', /^src\/values\/checksum/],
    ['keccak', /^src\/webhooks\/verify\/loadKeccak/],
    ['call', /^src\/client\/caller|servers\.gen/],
    ['client', /^src\/(client|operation\/(?!encode\/checksum|encode\/universal|entryName))/],
    ['bitcoin', /^src\/values\//], // only its addresses and extended keys need SHA-256
    ['universalInputs', /^src\/operation\/encode\/universal/],
    ['abi', /^src\/webhooks\/abi\/(?!logs)/],
    ...apis.flatMap((api) =>
      ['manifest', 'examples'].map((name) => [`${api}-${name}`, new RegExp(`^generated/${api}/${name}`)] as const),
    ),
    ...apis.map((api) => [`${api}-wire`, new RegExp(`^generated/${api}/wire\\.`)] as const),
    ...apis.map((api) => [api, new RegExp(`^generated/${api}/(?!calls|zod|operationIds|operationList)`)] as const),
    ['queries', /^src\/react\/(?!hooks|provider)/],
  ]
  return groups.map(([name, modules], index) => ({
    name,
    test: (module: string) => modules.test(relative(root, module).replaceAll('\\', '/')),
    priority: groups.length - index,
  }))
}
