import { layOutConsumers, startBenchServer } from './consumers.js'
import { median, ratio } from './measure.js'

// 1,000 pages of 100 transfers ÷ a raw loop over the same pages: time and peak memory. Each run is a process of its own,
// both sides by turns.

interface Run {
  readonly wall: number
  readonly items: number
  /** KB. */
  readonly memory: number
}

const consumers = layOutConsumers()
const server = await startBenchServer()
const runs: Record<'raw' | 'ours', Run[]> = { raw: [], ours: [] }
for (let round = 0; round < 7; round++) {
  for (const side of ['raw', 'ours'] as const) runs[side].push(consumers.run('paging.js', server.url, side) as Run)
}
server.close()
consumers.remove()
if ([...runs.raw, ...runs.ours].some(({ items }) => items !== 100_000)) throw new Error('items are missing')
show('1,000 pages, time', 1.2, 'ms', ({ wall }) => wall)
show('1,000 pages, memory', 1.1, 'MB', ({ memory }) => memory / 1024)

function show(name: string, bar: number, unit: string, of: (run: Run) => number): void {
  const [raw, ours] = [median(runs.raw.map(of)), median(runs.ours.map(of))]
  const value = ours / raw
  if (value > bar) process.exitCode = 1
  const sides = `${raw.toFixed(0)} → ${ours.toFixed(0)} ${unit}`
  console.log(
    `${value <= bar ? ' ' : '!'} ${name.padEnd(24)} ${sides.padStart(26)} ${ratio(value).padStart(7)} of ${bar}`,
  )
}
