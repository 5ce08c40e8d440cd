import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'

// Runs the generator as one file, which esbuild makes of its sources in a tenth of a second: to load two hundred of them
// through tsx takes two seconds, in every thread anew. `node --import tsx codegen/generate.ts` does the same in one thread.

const home = dirname(fileURLToPath(import.meta.url))
const folder = join(home, '../node_modules/.cache/ledgerline/generator')
if (isMainThread) await bundle()
await import(pathToFileURL(join(folder, 'generate.js')).href)

async function bundle() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(home, 'generate.ts')],
    outdir: folder,
    bundle: true,
    write: false,
    splitting: true, // what is only needed where a document has changed is only loaded then
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(home, 'any/file.ts'))) }, // those that ask lie so
    logLevel: 'warning',
  })
  mkdirSync(folder, { recursive: true })
  for (const { path, text } of outputFiles) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    writeFileSync(`${path}.${process.pid}`, text)
    renameSync(`${path}.${process.pid}`, path) // whole, for another that runs at the same time
  }
}
