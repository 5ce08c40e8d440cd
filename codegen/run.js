import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'

// Runs the generator as one file, which esbuild makes of its sources in a tenth of a second: to load two hundred of them
// through tsx takes two seconds, in every thread anew. `node --import tsx codegen/generate.ts` does the same.

const folder = 'node_modules/.cache/ledgerline/generator'
if (isMainThread) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: ['codegen/generate.ts'],
    outdir: folder,
    bundle: true,
    splitting: true, // what is only needed where a document has changed is only loaded then
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(resolve('codegen/generator/any.ts'))) }, // two folders down
    logLevel: 'warning',
  })
}
await import(pathToFileURL(resolve(folder, 'generate.js')))
