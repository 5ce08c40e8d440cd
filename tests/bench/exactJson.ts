import { spawnSync } from 'node:child_process'
import { parseExactJson } from '../../src/operation/decode/exactJson.js'
import { parseWebhook, signWebhook } from '../../src/webhooks.js'
import { ratio } from './measure.js'

// parseExactJson ÷ JSON.parse of the same text, in processor time and in peak memory of a process of its own: bodies of
// 60 MB, each with one number beyond 2^53, then whatever is dear to scan. Times of the sides are taken in turns, the
// lesser of two. Takes a part of a name, to measure only the shapes that have it.

const bar = 4
const megabytes = 60

/** What a body repeats, within a list unless it is told otherwise. */
const shapes: Readonly<Record<string, readonly [part: string, head?: string, tail?: string]>> = {
  exponents: ['1e1,'],
  prices: ['0.00012345678901234,'],
  integers: ['1,'],
  'small exponents': ['-1e-99,'],
  'large integers': ['12345678901234567890,'],
  'large exponents': ['1e99,'],
  'numbers of 16 digits': ['9007199254740991,'],
  'spaced integers': ['1,\n        '],
  'empty texts': ['"",'],
  'short texts': ['"ab",'],
  'digits in texts': ['"12345678901234567890",'],
  'one long text': ['a', '[1e99,"', '"]'],
  quotes: ['\\"', '[1e99,"', '"]'],
  escapes: ['\\n', '[1e99,"', '"]'],
  objects: ['{"id":12345678901234567890,"name":"x"},'],
  nulls: ['null,'],
}

type Side = 'plain' | 'exact'

interface Measured {
  /** Milliseconds of the processor. */
  readonly time: number
  /** Megabytes at the most, with those of the text. */
  readonly memory: number
}

const [first = '', side] = process.argv.slice(2)
if (side) console.log(JSON.stringify(measured(first, side === 'exact')))
else await compareAll(first)

async function compareAll(wanted: string): Promise<void> {
  console.log('exact ÷ JSON.parse'.padEnd(24), ['time ms', 'ratio', 'memory MB', 'ratio'].map(column).join(' '))
  for (const name of Object.keys(shapes).filter((shape) => shape.includes(wanted))) {
    const runs = [1, 2].map(() => ({ plain: run(name, 'plain'), exact: run(name, 'exact') }))
    const least = (of: Side, what: keyof Measured): number => Math.min(...runs.map((pair) => pair[of][what]))
    const [time, memory] = (['time', 'memory'] as const).map((what) => least('exact', what) / least('plain', what))
    const figures = [
      least('exact', 'time').toFixed(0),
      ratio(time ?? 0),
      least('exact', 'memory').toFixed(0),
      ratio(memory ?? 0),
    ]
    show(name, figures, time ?? 0, memory ?? 0)
  }
  if ('delivery'.includes(wanted)) await compareDelivery()
}

/** A signed delivery of 10 MB, against parsing its text: what the signature takes is not counted. */
async function compareDelivery(): Promise<void> {
  const hash = `0x${'ab'.repeat(32)}`
  const block = { number: '1', hash, timestamp: '1700000000' }
  const head = JSON.stringify({ confirmed: true, chainId: '0x1', streamId: 'x', tag: 'x', retries: 0, block })
  const place = { logIndex: '0', transactionHash: hash, address: `0x${'33'.repeat(20)}`, data: '0x', topic0: null }
  const log = `${JSON.stringify(place).slice(0, -1)},"triggers":[{"name":"f","value":[1e99,${'1e1,'.repeat(2.5e6)}1]}]}`
  const body = `${head.slice(0, -1)},"logs":[${log}]}`
  const secret = 'a secret of the bench'
  const signature = await signWebhook({ body, secret })
  const plain = await least(() => JSON.parse(body))
  const verified = await least(() => signWebhook({ body, secret }))
  const parsed = await least(() => parseWebhook({ body, signature, secret, decode: 'strict' }))
  const time = Math.max(0, parsed - verified) / plain
  show('delivery of 10 MB', [(parsed - verified).toFixed(0), ratio(time), '', ''], time, 0)
}

async function least(step: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage()
    await step()
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

function show(name: string, figures: readonly string[], time: number, memory: number): void {
  const isOver = Math.max(time, memory) > bar
  if (isOver) process.exitCode = 1
  console.log(`${isOver ? '!' : ' '} ${name}`.padEnd(24), figures.map(column).join(' '), `of ${bar}`)
}

function run(name: string, side: Side): Measured {
  const args = [...process.execArgv, import.meta.filename, name, side]
  return JSON.parse(String(spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout))
}

function measured(name: string, isExact: boolean): Measured {
  const text = textOf(name)
  const before = process.cpuUsage()
  if (isExact) parseExactJson(text)
  else JSON.parse(text)
  const { user, system } = process.cpuUsage(before)
  return { time: (user + system) / 1000, memory: process.resourceUsage().maxRSS / 1024 }
}

/** As a client has it: one flat string, decoded from bytes. */
function textOf(name: string): string {
  const [part = '', head = '[1e99,', tail = '1]'] = shapes[name] ?? []
  const bytes = Buffer.from(head + part.repeat((megabytes * 1e6) / part.length) + tail)
  return new TextDecoder().decode(bytes)
}

function column(text: string): string {
  return text.padStart(9)
}
