import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { afterAll, beforeAll } from 'vitest'

/** A command of the checkout in one file, while the tests of a file run. */
export interface BundledCommand {
  readonly file: string
}

/**
 * Bundles a command, which tsx would read anew for each process that runs it.
 *
 * @param source - such as `codegen/compare.ts`
 */
export function bundledCommand(source: string): BundledCommand {
  let folder = ''
  beforeAll(async () => {
    const cache = join('node_modules', '.cache') // where it finds the packages
    mkdirSync(cache, { recursive: true })
    folder = mkdtempSync(join(cache, 'command-'))
    await build({
      entryPoints: { command: source },
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      plugins: [places],
      logLevel: 'error',
    })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    get file() {
      return join(folder, 'command.mjs')
    },
  }
}

/** Lets each source know its own place, from which it finds documents. */
const places: Plugin = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    })),
}
