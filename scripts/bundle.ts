import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * Bundles the compiled package into a few files, because Node takes a third of a millisecond to load each one.
 * `package.json` offers these under the condition `node`, and one file per module under `module`: from those, bundlers
 * keep only what is used.
 *
 * @param dist folder of the compiled package; the bundles go to its folder `bundled`
 */
export async function bundle(dist: string): Promise<void> {
  const compiled = await rolldown({
    input: Object.fromEntries(entryFiles(dist).map((file) => [basename(file, '.js'), file])),
    external: /^[^./]/, // every other package
    onLog(level, { code, message }) {
      if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(`${level}: ${message}`) // in an entry it stays
    },
  })
  await compiled.write({
    dir: `${dist}/bundled`,
    chunkFileNames: 'chunks/[name].js',
    comments: false,
    codeSplitting: { groups: chunks(dist) },
  })
}

/** The entries of the package, and the files with a `'use client'`, which holds for a whole file. */
function entryFiles(dist: string): readonly string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const conditions: readonly { readonly module?: string }[] = Object.values(exports)
  const entries = conditions.flatMap(({ module }) => module?.replace('./dist', dist) ?? [])
  return [...entries, `${dist}/src/react/hooks.js`, `${dist}/src/react/provider.js`]
}

/**
 * Which modules share a file; the first group that fits counts. Most programs need no keccak-256, and server components
 * use the queries without the hooks.
 */
function chunks(dist: string) {
  const groups = [
    { name: 'core', test: /\/src\/(client|errors|operation|transport|values)\/(?!checksum)|servers\.gen/ },
    { name: 'checksum', test: /\/src\/\w+\/checksum/ },
    ...readdirSync(`${dist}/generated`).map((api) => ({ name: api, test: new RegExp(`/generated/${api}/(?!calls)`) })),
    { name: 'queries', test: /\/src\/react\/(?!hooks|provider)/ },
  ]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}
