import { layOutConsumers, startBenchServer } from './consumers.js'
import { median, ratio } from './measure.js'

// 1,000 calls through client.many ÷ the same calls by Promise.all with a semaphore: time and processor. Each run is a
// process of its own, both sides by turns.

interface Run {
  readonly wall: number
  readonly cpu: number
  readonly total: string
}

const bar = 1.1
const consumers = layOutConsumers()
const server = await startBenchServer()
const runs: Record<'hand' | 'many', Run[]> = { hand: [], many: [] }
for (let round = 0; round < 9; round++) {
  for (const side of ['hand', 'many'] as const) runs[side].push(consumers.run('many.js', server.url, side) as Run)
}
server.close()
consumers.remove()
if (new Set([...runs.hand, ...runs.many].map(({ total }) => total)).size !== 1) throw new Error('the sums differ')
for (const [name, of] of [
  ['1,000 calls, time', ({ wall }: Run) => wall],
  ['1,000 calls, processor', ({ cpu }: Run) => cpu],
] as const) {
  const [hand, many] = [median(runs.hand.map(of)), median(runs.many.map(of))]
  const value = many / hand
  if (value > bar) process.exitCode = 1
  const sides = `${hand.toFixed(0)} → ${many.toFixed(0)} ms`
  console.log(
    `${value <= bar ? ' ' : '!'} ${name.padEnd(24)} ${sides.padStart(26)} ${ratio(value).padStart(7)} of ${bar}`,
  )
}
