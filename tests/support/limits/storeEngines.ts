import { Redis as IoRedis } from 'ioredis'
import { createClient } from 'redis'
import { type LimiterStore, postgresStore, redisStore } from '../../../src/limits.js'
import { createPool } from '../createPool.js'
import { emptyPglite } from '../emptyPglite.js'
import { runPostgres } from '../runPostgres.js'
import { runRedis } from '../runRedis.js'

/** A store as it is: how to set what a key has back to an earlier period, or days ahead, and to leave it. */
export interface StoreEngine {
  storeOf(key: string): LimiterStore
  setBack(key: string): Promise<unknown>
  setForward(key: string, days?: number): Promise<unknown>
  end(): Promise<unknown>
}

const day = 86_400_000
const setRowForward = `update ledgerline_limits set seen = seen + $2::float8, paused_until = paused_until + $2::float8,
  period_start = period_start + $2::float8, cells = array(select cell + $2::float8 / 11 from unnest(cells) as cell) where key = $1`
const setRowBack = 'update ledgerline_limits set period_start = 1 where key = $1'

/** Opens each kind of store that can be tried here, by name. It starts the databases for the tests of a file. */
export async function storeEngines(): Promise<Record<string, () => Promise<StoreEngine>>> {
  const redis = await runRedis()
  const postgres = await runPostgres()
  return {
    ...(redis && {
      async ioredis() {
        const client = new IoRedis(redis.server.url)
        return {
          storeOf: (key) => redisStore(client, { key: `io-${key}` }),
          setBack: (key) => client.hset(`ledgerline:{io-${key}}`, 'period', 1),
          setForward: (key, days) => forward(client, `ledgerline:{io-${key}}`, days),
          end: () => client.quit(),
        }
      },
      async 'node-redis'() {
        const client = await createClient({ url: redis.server.url }).connect()
        const other = new IoRedis(redis.server.url)
        return {
          storeOf: (key) => redisStore(client, { key: `node-${key}` }),
          setBack: (key) => client.hSet(`ledgerline:{node-${key}}`, 'period', 1),
          setForward: (key, days) => forward(other, `ledgerline:{node-${key}}`, days),
          end: () => Promise.all([client.close(), other.quit()]),
        }
      },
    }),
    ...(postgres && {
      async pg() {
        const pool = createPool(postgres.server)
        return {
          storeOf: (key) => postgresStore(pool, { key }),
          setBack: (key) => pool.query(setRowBack, [key]),
          setForward: (key, days = 22) => pool.query(setRowForward, [key, days * day]),
          end: () => pool.end(),
        }
      },
    }),
    async PGlite() {
      const database = await emptyPglite()
      return {
        storeOf: (key) => postgresStore(database, { key }),
        setBack: (key) => database.query(setRowBack, [key]),
        setForward: (key, days = 22) => database.query(setRowForward, [key, days * day]),
        end: async () => undefined,
      }
    },
  }
}

async function forward(client: IoRedis, key: string, days = 22): Promise<void> {
  const { grants = '', seen, paused, period } = await client.hgetall(key)
  const ahead = (text = '0'): number => Number(text) + days * day
  const moved = grants.replace(/^\d+/, (cell) => String(Number(cell) + (days * day) / 11))
  await client.hset(key, { grants: moved, seen: ahead(seen), paused: ahead(paused), period: ahead(period) })
}
