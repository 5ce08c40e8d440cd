import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'
import { apis, bundle } from '../../scripts/bundle.js'
import { addedTo, type Room, roomFor } from './addedApis.js'

// What a user's bundle grows by, minified and gzipped, against its budget: what was measured plus a tenth. It catches
// accidents, such as a table that a bundler cannot leave out; it is no reason to write code that is hard to read.
// An added API has room of its own: what our lines for an API and an operation of ours take, on average. With --why it
// also lists the modules, by what a bundle of the sources keeps of them.

interface Budget {
  readonly name: string
  /** What the user's module says. */
  readonly source: string
  /** Bytes after minify and gzip -9, above which the check fails. */
  readonly limit: number
  /** What it may grow by for an API that is added. */
  readonly room?: Room
  /** Files that must not be in the bundle. */
  readonly without?: RegExp
}

const budgets: readonly Budget[] = [
  {
    name: 'createCaller + one operation',
    source: "export { createCaller } from 'ledgerline'; export { getNativeBalance } from 'ledgerline/evm'",
    limit: 22_300,
    room: { perApi: 16, perOperation: 0 }, // its name among the hosts
    without: /noble|keccak|checksum/,
  },
  {
    name: 'createCaller + getWalletNFTs',
    source: "export { createCaller } from 'ledgerline'; export { getWalletNFTs } from 'ledgerline/evm'",
    limit: 29_400,
    room: { perApi: 16, perOperation: 0 },
    without: /noble|keccak|checksum/,
  },
  {
    name: 'createClient, all APIs',
    source: "export { createClient } from 'ledgerline'",
    limit: 87_000,
    room: { perApi: 128, perOperation: 264 }, // 65 were measured, and (45,761 - 8,336) / 142
  },
  {
    name: 'units',
    source: "export { parseUnits, formatUnits, parseEvmNative, formatEvmNative } from 'ledgerline/values'",
    limit: 1_610,
  },
  {
    name: 'webhooks, verify only',
    source: "export { verifySignature } from 'ledgerline/webhooks'",
    limit: 3_210,
    without: /noble/, // it is loaded late, where WebAssembly may not be compiled
  },
  {
    name: 'webhooks, a whole handler',
    source: "export { createWebhookHandler } from 'ledgerline/webhooks'",
    limit: 22_300, // 20,283 were measured, 3,000 of them for Solana and Bitcoin
    without: /noble/,
  },
]

const published = join(process.cwd(), 'node_modules/.cache/size')
await bundle(published)

const added = addedTo(apis)
const names = added.map(({ name }) => name).join(' and ')
let failed = false
for (const { name, source, limit: own, without, room } of budgets) {
  const more = room ? roomFor(added, room) : 0
  const limit = own + more
  const { bytes, inputs } = await measure(source, published)
  const intruder = without && inputs.find(([file]) => without.test(file))
  const good = bytes <= limit && !intruder
  failed ||= !good
  console.log(
    `${good ? 'ok  ' : 'FAIL'} ${name.padEnd(32)} ${String(bytes).padStart(6)} of ${limit} bytes${more > 0 ? ` (${own} and ${more} for ${names})` : ''}`,
  )
  if (intruder) console.log(`     holds ${intruder[0]}`)
  if (!process.argv.includes('--why')) continue
  const modules = await measure(source, join(process.cwd(), 'src'))
  const biggest = [...modules.inputs].sort(([, a], [, b]) => b - a).slice(0, 40)
  for (const [file, size] of biggest) console.log(`     ${String(size).padStart(6)} ${file}`)
}
if (failed) {
  console.log(
    'Over budget: look at what grew (--why); if it is worth it, set the budget in tests/bench/size.ts to what is measured plus a tenth',
  )
  process.exit(1)
}

/** Bundles a user's module with the package in a folder: its bytes gzipped, and what is in it, in bytes minified. */
async function measure(source: string, folder: string) {
  const { metafile, outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    alias: { ledgerline: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    splitting: true,
    outdir: 'size',
    external: ['react', '@tanstack/react-query', 'zod'],
  })
  const { outputs } = metafile
  const [entry = ''] = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === '<stdin>')
  const loaded = loadedWith(entry, outputs)
  const sizes = outputFiles
    .filter(({ path }) => loaded.has(relative('.', path).replaceAll('\\', '/')))
    .map(({ contents }) => gzipSync(contents, { level: 9 }).length)
  const bytes = sizes.length === loaded.size ? sizes.reduce((sum, size) => sum + size, 0) : Number.NaN
  const inputs = [...loaded].flatMap((file) => Object.entries(outputs[file]?.inputs ?? {}))
  const kept = inputs.map(([file, { bytesInOutput }]) => [file, bytesInOutput] as const)
  return { bytes, inputs: kept.filter(([, size]) => size > 0) }
}

/** A file of the bundle and those it cannot start without, unlike those that are loaded late. */
function loadedWith(file: string, outputs: Metafile['outputs']): ReadonlySet<string> {
  const needed = (outputs[file]?.imports ?? []).filter(({ kind, external }) => kind === 'import-statement' && !external)
  return new Set([file, ...needed.flatMap(({ path }) => [...loadedWith(path, outputs)])])
}
