import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import { createPool } from '../support/createPool.js'
import { runProcesses } from '../support/limits/runProcesses.js'
import { shareUsed, startUnitServer, worstWindow } from '../support/limits/unitServer.js'
import { startPostgres } from '../support/postgresServer.js'
import { startRedis } from '../support/redisServer.js'
import { median, ratio } from './measure.js'

// The rate kept at a service that counts units and refuses what is beyond its bound; then turns per second, beside
// rate-limiter-flexible and a plain loop, interleaved. SECONDS=5 makes it short.

const seconds = Number(process.env.SECONDS ?? 30)
const limits = { unitsPerSecond: 1000, burst: 100 }
const dearest = 500
let failed = false

const redis = await startRedis()
const postgres = await startPostgres()
try {
  console.log(`${limits.unitsPerSecond} units/s, calls of 1 to ${dearest}, ${seconds} s; bars: share 95 %, no 429`)
  await keepRate('memory', 1, 'memory')
  await keepRate('Redis', 4, redis.url)
  await keepRate('Postgres', 4, postgres.connectionString)
  console.log('\nturns per second, one after the other, in one process')
  await compareTurns()
} finally {
  await redis.close()
  await postgres.close()
}
if (failed) process.exitCode = 1

async function keepRate(name: string, processes: number, store: string): Promise<void> {
  const server = await startUnitServer({ ...limits, dearest })
  const load = { server: server.url, store, key: 'bench', limits, calls: [1, dearest], atOnce: 8, seconds } as const
  await runProcesses(processes, load)
  const share = shareUsed(server.arrivals, limits.unitsPerSecond)
  const worst = worstWindow(server.arrivals, limits.unitsPerSecond)
  const bound = limits.burst + dearest
  failed ||= share < 0.95 || worst > bound || server.refused > 0
  console.log(
    `${name.padEnd(10)} ${processes} process${processes > 1 ? 'es' : '  '}  ${(share * 100).toFixed(1)} % of the rate, worst window rate × t + ${worst.toFixed(0)} of ${bound}, ${server.refused} × 429, ${server.arrivals.length} calls`,
  )
  await server.close()
}

async function compareTurns(): Promise<void> {
  const { createLimiter, postgresStore, redisStore } = await asShipped()
  const client = new Redis(redis.url)
  const pool = createPool(postgres)
  const rate = { unitsPerSecond: 1e9 }
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
