import { optionsOf } from '../../arguments/options.js'
import type { RulesOf } from '../../arguments/rules.js'
import { holdersOf, nameOf, termsIn } from '../store/holders.js'
import { keptFor } from '../store/kept.js'
import { keyRule } from '../store/keyRule.js'
import type { LimiterStore, Limits } from '../store/store.js'
import { together } from '../window.js'
import { assertRedis } from './assertRedis.js'
import { type IoRedisClient, type NodeRedisClient, runScript, scriptOf } from './redisClient.js'
import { storeScript } from './script.js'

/** Options of `redisStore`. */
export interface RedisStoreOptions {
  /** Limiters with the same key share one rate and one budget. Use another key for another rate or budget. */
  readonly key: string
}

/**
 * Creates a store in Redis (5 or later), to share a rate and a budget between any number of processes. It keeps a hash
 * and a sorted set, `ledgerline:{key}` and `ledgerline:{key}:holders`, and each step of the limiter is one command.
 *
 * @param client a client of `ioredis`, or a connected client of `redis`
 * @throws {ConfigurationError} INVALID_CONFIGURATION for another client, named if it is recognised, or a missing key.
 * @example
 * const store = redisStore(redis, { key: 'moralis' })
 * const limiter = createLimiter({ plan: 'starter', store })
 */
export function redisStore(client: IoRedisClient | NodeRedisClient, options: RedisStoreOptions): LimiterStore {
  assertRedis(client)
  const { key } = optionsOf(options, rules)
  return storeAt(client, key, evictionWarning(client, key))
}

const rules: RulesOf<RedisStoreOptions> = { key: keyRule }

function storeAt(client: IoRedisClient | NodeRedisClient, key: string, warnIfItEvicts: () => void): LimiterStore {
  const hash = hashOf(key)
  const script = scriptOf(storeScript)
  const run = async (step: string, limits: Limits, ...values: (string | number)[]): Promise<Answer> => {
    const { requests, span, cell, budget } = limits
    const all = [step, budget?.per ?? '', keptFor(budget), requests, span, cell, ...values]
    const answer = await runScript(client, script, [hash, `${hash}:holders`], all.map(String))
    return (answer as readonly unknown[]).map(String) // strings, or buffers if the client is configured for them
  }
  const store: LimiterStore = {
    name: `Redis, key ${key}`,
    isLocal: false,
    scoped: (part) => storeAt(client, `${key}:${part}`, warnIfItEvicts),
    async reserve(limits, { holder, costs, announce, terms = '' }) {
      if (limits.budget) warnIfItEvicts()
      const values = [nameOf(holder, terms), announce, limits.budget?.units ?? '', together, costs.join(' ')]
      const answer = await run('reserve', limits, ...values)
      const [given = '', ...numbers] = answer
      const turns = given.split(' ').flatMap((turn) => (turn ? [Number(turn)] : []))
      const [period = 0, used = 0, now = 0, calendar = 0, holders = 1] = numbers.map(Number)
      return {
        turns,
        period,
        used,
        now,
        calendar,
        holders: holdersOf(holders),
        terms: termsIn(answer[6]),
        store,
        limits,
      }
    },
    async settle(limits, { returned = [], taken = [], billed, spent = 0, pause = 0 }) {
      const ages = taken.map(([age, count]) => `${age}:${count}`)
      const bill = [billed?.period ?? -1, billed?.units ?? 0]
      await run('settle', limits, returned.join(' '), ages.join(' '), ...bill, spent, pause)
    },
    async status(limits) {
      const [pause = 0, period = 0, used = 0, taken = 0] = (await run('status', limits)).map(Number)
      return { pause, period, used, taken }
    },
  }
  return store
}

/**
 * Returns a function that warns, at its first call, of a Redis that may evict keys: nothing says so when it does, and
 * a budget begins anew then. A Redis that doesn't tell is left in peace.
 */
function evictionWarning(client: IoRedisClient | NodeRedisClient, key: string): () => void {
  const warn = async (): Promise<void> => {
    const [, policy] =
      /^maxmemory_policy:(\S+)/m.exec(String(await runScript(client, memoryScript, [hashOf(key)], []))) ?? []
    if (policy === undefined || policy === 'noeviction') return
    console.warn(
      `ledgerline: this Redis may evict the limiter's budget (Redis, key ${key}): its maxmemory-policy is ${policy}. ` +
        'A budget that it evicts starts at 0 again: use a Redis with noeviction, or postgresStore',
    )
  }
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    warn().catch(() => undefined) // INFO may be forbidden
  }
}

const memoryScript = /* @__PURE__ */ scriptOf("return redis.call('INFO', 'memory')")

const hashOf = (key: string): string => `ledgerline:{${tagOf(key)}}`

/** Escapes a key for a hash tag, which keeps both Redis keys in one slot of a cluster: a tag can't contain braces. */
const tagOf = (key: string): string => key.replace(/[%{}]/g, (letter) => encodeURIComponent(letter))

type Answer = readonly string[]
