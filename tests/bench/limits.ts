import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { plans } from '../../generated/plans.gen.js'
import type { Plan } from '../../src/limits.js'
import { createPool } from '../support/createPool.js'
import { fullestWindow, shareUsed, startCountingServer } from '../support/limits/countingServer.js'
import { runProcesses } from '../support/limits/runProcesses.js'
import { startPostgres } from '../support/postgresServer.js'
import { startRedis } from '../support/redisServer.js'
import { median, ratio } from './measure.js'

// The rate of each plan, at a service that counts arrivals over 4 seconds and refuses what is beyond, over connections
// that are open; then turns per
// second, beside rate-limiter-flexible and a plain loop, interleaved. SECONDS=10 makes it short.

const seconds = Number(process.env.SECONDS ?? 30)
const bar = 0.96
let failed = false

const redis = await startRedis()
const postgres = await startPostgres()
try {
  console.log(`calls that take 1 to 150 units, ${seconds} s; bars: share ${bar * 100} %, no 429`)
  for (const plan of ['starter', 'pro', 'business'] as const) {
    await keepRate(plan, 'memory', 1, 'memory')
    await keepRate(plan, 'Redis', 4, redis.url)
    await keepRate(plan, 'Postgres', 4, postgres.connectionString)
  }
  console.log('\nturns per second, one after the other, in one process')
  await compareTurns()
} finally {
  await redis.close()
  await postgres.close()
}
if (failed) process.exitCode = 1

async function keepRate(plan: Plan, name: string, processes: number, store: string): Promise<void> {
  const { requestsPerSecond } = plans[plan]
  const requests = 4 * requestsPerSecond
  const server = await startCountingServer({ requests })
  const load = {
    server: server.url,
    store,
    key: `bench ${plan}`,
    limits: { plan },
    calls: [1, 150],
    atOnce: 16,
    seconds,
  } as const
  await runProcesses(processes, load)
  const share = shareUsed(server.arrivals, requestsPerSecond)
  const fullest = fullestWindow(server.arrivals)
  failed ||= share < bar || server.refused > 0
  console.log(
    `${plan.padEnd(9)} ${name.padEnd(9)} ${processes} process${processes > 1 ? 'es' : '  '}  ${(share * 100).toFixed(1)} % of the rate, fullest window ${fullest} of ${requests}, ${server.refused} × 429, ${server.arrivals.length} calls`,
  )
  await server.close()
}

async function compareTurns(): Promise<void> {
  const { createLimiter, postgresStore, redisStore } = await asShipped()
  const client = new Redis(redis.url)
  const pool = createPool(postgres)
  const rate = { requestsPerSecond: 1e9 }
  const ours = (limiter: ReturnType<typeof createLimiter>) => async () => {
    const lease = await limiter.acquire(1)
    lease.release({ sent: true })
  }
  const theirs = { points: 1e12, duration: 1 }
  const flexible = {
    memory: new RateLimiterMemory(theirs),
    redis: new RateLimiterRedis({ ...theirs, storeClient: client }),
  }
  const rounds: Readonly<Record<string, readonly [count: number, turn: () => Promise<unknown>]>> = {
    'memory, a plain loop': [50_000, plainLoop()],
    'memory, rate-limiter-flexible': [50_000, () => flexible.memory.consume('k', 1)],
    'memory, ours': [50_000, ours(createLimiter(rate))],
    'Redis, rate-limiter-flexible': [3000, () => flexible.redis.consume('k', 1)],
    'Redis, ours': [3000, ours(createLimiter({ ...rate, store: redisStore(client, { key: 'turns' }) }))],
    'Postgres, ours': [1000, ours(createLimiter({ ...rate, store: postgresStore(pool, { key: 'turns' }) }))],
  }
  const speeds = new Map<string, number[]>()
  for (let round = 0; round < 9; round++)
    for (const [name, [count, turn]] of Object.entries(rounds)) {
      const start = performance.now()
      for (let index = 0; index < count; index++) await turn()
      speeds.set(name, [...(speeds.get(name) ?? []), (count / (performance.now() - start)) * 1000])
    }
  const speed = (name: string): number => median(speeds.get(name) ?? [])
  for (const name of Object.keys(rounds)) {
    const [engine] = name.split(',')
    const beside = Object.keys(rounds).filter((other) => other !== name && other.startsWith(`${engine},`))
    const ratios = beside.map((other) => `${ratio(speed(name) / speed(other))}x${other.slice(other.indexOf(',') + 1)}`)
    console.log(
      `${name.padEnd(30)} ${Math.round(speed(name)).toLocaleString('en').padStart(10)}/s  ${name.endsWith('ours') ? ratios.join(', ') : ''}`,
    )
  }
  client.disconnect()
  await pool.end()
}

/** What people paste: one number, no signal, no order to keep. */
function plainLoop(): () => Promise<void> {
  let free = 0
  return async () => {
    const now = performance.now()
    const start = Math.max(free, now)
    free = start + 1e-6
    if (start - now > 1) await new Promise((resolve) => setTimeout(resolve, start - now))
  }
}

/** Without the names that tsx gives to every closure as it is made, which cost users nothing. */
async function asShipped(): Promise<typeof import('../../src/limits.js')> {
  const cache = join('node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'limits-'))
  try {
    const outfile = join(folder, 'limits.mjs')
    await build({ entryPoints: ['src/limits.ts'], bundle: true, format: 'esm', outfile })
    return await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
