// Two clients share one rate and one budget, in Redis where there is one: npm run example -- limits
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { BudgetError, createClient } from 'ledgerline'
import { createLimiter, redisStore } from 'ledgerline/limits'
import { createMockFetch } from 'ledgerline/mock'
import { wallet } from './client.js'

/** A Redis of our own on a socket in a temporary folder; yours runs already. */
async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'limits-'))
  const path = join(folder, 'redis.sock')
  const server = spawn('redis-server', ['--port', '0', '--unixsocket', path, '--save', ''], { stdio: 'ignore' })
  const end = (): void => {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  const isThere = await new Promise<boolean>((resolve) => {
    server.once('spawn', () => resolve(true)).once('error', () => resolve(false))
  })
  if (isThere) return { client: new Redis({ path }).on('error', () => {}), end } // it connects once the socket is there
  end()
  return undefined
}

const redis = await startRedis()
console.log(redis ? 'two limiters share a Redis' : 'no redis-server here: two clients share the memory of one limiter')
const store = redis && redisStore(redis.client, { key: 'example' })
const options = { requestsPerSecond: 5, window: 2000, budget: { units: 200, per: 'day' } } as const
const first = createLimiter({ ...options, store, storeTimeout: 5000 })
const second = store ? createLimiter({ ...options, store, storeTimeout: 5000 }) : first

const service = process.env.LEDGERLINE_API_KEY ? {} : { apiKey: 'test', fetch: createMockFetch() }
const clients = [first, second].map((limiter) => createClient({ ...service, limiter }))
await Promise.all([first.usage(), second.usage()])

const start = performance.now()
const calls = Array.from({ length: 24 }, async (_, at) => {
  const client = clients[at % 2]
  try {
    await client?.evm.getNativeBalance({ address: wallet })
    console.log(`call ${at} of client ${at % 2} ended after ${Math.round(performance.now() - start)} ms`)
  } catch (error) {
    if (!(error instanceof BudgetError)) throw error
    console.log(`call ${at} was not sent: ${error.message.split('\n')[0]}`)
  }
})
await Promise.all(calls)
console.log('used', await first.usage())

redis?.client.disconnect()
redis?.end()
