import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { pairDelivery } from '../support/webhooks/pairDelivery.js'
import { peakOfPieces } from '../support/webhooks/peakOfPieces.js'

// Deliveries against the incumbent, interleaved in one process; medians. Both sides start from the bytes of a request:
// the incumbent verifies a parsed body, so it has to parse first. Run with tsx, after `npm i --no-save moralis@2.27.2`,
// or with INCUMBENT=/path/to/node_modules.

interface Incumbent {
  start(options: object): Promise<void>
  readonly Streams: {
    verifySignature(request: { body: unknown; signature: string }): boolean
    parsedLogs(body: unknown): readonly unknown[]
  }
}

const secret = 'a secret of the bench'
/** Peak memory of bodies in pieces ÷ `maxUnverified`, as the guide says. */
const mostMemory = 2.5
const failures: string[] = []

const { decodeLogs, parseWebhook, signWebhook, verifySignature } = await asShipped()
const incumbent = await loadIncumbent()
await incumbent?.start({ apiKey: 'none', streamsSecret: secret })

for (const [logCount, rounds] of [
  [11, 401],
  [740, 101],
] as const) {
  const body = new TextEncoder().encode(JSON.stringify(pairDelivery(logCount)))
  const signature = await signWebhook({ body, secret })
  const parsed = (): unknown => JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.length).toString())
  const verified = (): unknown => {
    const wire = parsed()
    incumbent?.Streams.verifySignature({ body: wire, signature })
    return wire
  }
  console.log(`\n${(body.length / 1000).toFixed(0)} KB, ${logCount} logs, an ABI of 6 events`)
  await compare('verify', 2, rounds, () => verifySignature({ body, signature, secret }), verified)
  await compare('verify, parse, decode', 1.4, rounds, () => parseWebhook({ body, signature, secret }), verified)
  await compare(
    '… with ABI events',
    15,
    rounds,
    async () => decodeLogs(await parseWebhook({ body, signature, secret })),
    () => incumbent?.Streams.parsedLogs(verified()),
  )
}

const maxUnverified = 64_000_000
console.log(`\nbodies in pieces that never end, twice ${maxUnverified / 1e6} MB: peak memory ÷ maxUnverified`)
for (const [piece, body] of [
  [1_000, 1_100_000],
  [16_000, 1_100_000],
  [16_000, 9_000_000],
  [64_000, 9_000_000],
] as const) {
  const ratio = (await peakOfPieces({ piece, body, maxUnverified })) / maxUnverified
  if (ratio > mostMemory) failures.push(`${ratio.toFixed(1)} times maxUnverified`)
  console.log(`${piece / 1e3} KB of ${body / 1e6} MB`.padEnd(24), `${ratio.toFixed(1)} (at most ${mostMemory})`)
}
if (failures.length > 0) console.log(`\nmissed the bar: ${failures.join('; ')}`)

/** Rounds are a millisecond long, so that on a busy machine most of them are not interrupted. */
async function compare(
  name: string,
  bar: number,
  rounds: number,
  ours: () => unknown,
  theirs: () => unknown,
): Promise<void> {
  const repeats = Math.max(1, Math.round(1 / (await milliseconds(ours, 100))))
  const ourTimes: number[] = []
  const theirTimes: number[] = []
  for (let round = 0; round < rounds; round++) {
    ourTimes.push(await milliseconds(ours, repeats))
    if (incumbent) theirTimes.push(await milliseconds(theirs, Math.max(1, Math.round(repeats / bar))))
  }
  const our = median(ourTimes)
  const ratio = median(theirTimes) / our
  if (ratio < bar) failures.push(`${name} ${ratio.toFixed(2)}x`)
  console.log(
    `${name.padEnd(24)} ${our.toFixed(3)} ms   ${incumbent ? `${ratio.toFixed(2)}x (bar ${bar})` : 'no incumbent'}`,
  )
}

async function milliseconds(work: () => unknown, repeats: number): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < repeats; index++) await work()
  return (performance.now() - start) / repeats
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

/** Without the names that tsx gives to every closure as it is made, which cost users nothing. */
async function asShipped(): Promise<typeof import('../../src/webhooks.js')> {
  const outdir = mkdtempSync(`${tmpdir()}/webhooks-`)
  const entryPoints = ['src/webhooks.ts']
  await build({ entryPoints, bundle: true, splitting: true, format: 'esm', outExtension: { '.js': '.mjs' }, outdir })
  try {
    const loaded = await import(pathToFileURL(`${outdir}/webhooks.mjs`).href)
    await loaded.signWebhook({ body: '', secret }) // loads what it loads on first use
    return loaded
  } finally {
    rmSync(outdir, { recursive: true })
  }
}

async function loadIncumbent(): Promise<Incumbent | undefined> {
  const at = process.env.INCUMBENT ?? `${process.cwd()}/node_modules`
  try {
    const path = createRequire(pathToFileURL(`${at}/`)).resolve('moralis')
    const { default: loaded } = await import(pathToFileURL(path).href)
    return loaded.default ?? loaded
  } catch (error) {
    console.log(`The incumbent is not installed, so there are no ratios: ${String(error).split('\n')[0]}`)
    return undefined
  }
}
