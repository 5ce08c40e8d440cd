import { layOutConsumers, startBenchServer } from './consumers.js'
import { median, ratio } from './measure.js'

// One call ÷ raw `fetch` + `json()`: p50 of the time, and CPU. The package as it is packed, over one connection.

interface Measured {
  readonly latency: Sides
  readonly cpu: Sides
}

type Sides = Readonly<Record<'raw' | 'ours', readonly number[]>>

const consumers = layOutConsumers()
const server = await startBenchServer()
for (const what of ['balance', 'transfers']) {
  const runs = [1, 2, 3].map(() => consumers.run('call.js', server.url, what) as Measured)
  show(
    `${what}, p50`,
    'ms',
    1.15,
    runs.map(({ latency }) => latency),
  )
  show(
    `${what}, CPU`,
    'µs',
    1.25,
    runs.map(({ cpu }) => cpu),
  )
}
server.close()
consumers.remove()

/** Prints the median of some runs' ratios of medians. */
function show(name: string, unit: string, bar: number, runs: readonly Sides[]): void {
  const middle = (side: keyof Sides): number => median(runs.map((run) => median(run[side])))
  const value = median(runs.map(({ raw, ours }) => median(ours) / median(raw)))
  if (value > bar) process.exitCode = 1
  const sides = `${middle('raw').toFixed(3)} → ${middle('ours').toFixed(3)} ${unit}`
  console.log(
    `${value <= bar ? ' ' : '!'} ${name.padEnd(24)} ${sides.padStart(26)} ${ratio(value).padStart(7)} of ${bar}`,
  )
}
