import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ratio } from './measure.js'

// Rows per second and the most memory of an export in each format, against the mock in the same process, beside a loop
// over pages that writes plain JSON lines. The bar is by the clock, so it is for a quiet machine. Every run is a process
// of its own. --rows=100000 takes fewer than a million.

const rows = Number(process.argv.find((word) => word.startsWith('--rows='))?.slice(7) ?? 1_000_000)
const leastRate = 20_000
const mostMegabytes = 350
const leastShare = 0.95
const folder = mkdtempSync(join(tmpdir(), 'ledgerline-export-bench-'))
const program = join(folder, 'program.mjs')
await build({
  entryPoints: ['tests/support/export/benchProcess.ts'],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'error',
})

const run = (side: string, name: string, options = {}): { rate: number; perProcessor: number; megabytes: number } => {
  const args = [program, side, join(folder, name), String(rows), JSON.stringify(options)]
  const {
    rows: written,
    seconds,
    processor,
    megabytes,
  } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  rmSync(join(folder, name), { recursive: true, force: true })
  if (written !== rows) throw new Error(`${name} has ${written} rows, not ${rows}`)
  return { rate: rows / seconds, perProcessor: rows / processor, megabytes }
}

const shown = (name: string, { rate, perProcessor, megabytes }: ReturnType<typeof run>): string =>
  `${name.padEnd(20)} ${rate.toFixed(0).padStart(7)} rows/s, ${perProcessor.toFixed(0).padStart(6)} per processor ${megabytes.toFixed(0).padStart(5)} MB`

try {
  const plain = run('plain', 'plain.ndjson')
  console.log(`  ${shown('plain JSON lines', plain)}`)
  for (const [name, options] of [
    ['rows.ndjson', {}],
    ['rows.ndjson.gz', {}],
    ['rows.csv', {}],
    ['rows.csv.gz', {}],
    ['parts', { format: 'parquet' }],
  ] as const) {
    const found = run('export', name, options)
    const isGood = found.rate >= leastRate && found.megabytes <= mostMegabytes
    if (!isGood) process.exitCode = 1
    const told = `${ratio(found.perProcessor / plain.perProcessor)} of plain; at least ${leastRate}, at most ${mostMegabytes} MB`
    console.log(`${isGood ? ' ' : '!'} ${shown(name === 'parts' ? 'a folder of Parquet' : name, found)}   ${told}`)
  }
  const args = [program, 'rate', join(folder, 'rate.ndjson')]
  const { share, requests } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  if (share < leastShare) process.exitCode = 1
  const used = `${(100 * share).toFixed(1)} % of the rate of business in ${requests} requests`
  console.log(`${share >= leastShare ? ' ' : '!'} ${used}; at least ${100 * leastShare} %`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
