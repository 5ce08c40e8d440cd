import { assertOptions } from '../../arguments/options.js'
import { isFunction, type RulesOf } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { memberOf } from '../../runtime/members.js'
import { lackingFor, timeFor } from '../schedule.js'
import { keptFor } from '../store/kept.js'
import { keyRule } from '../store/keyRule.js'
import type { LimiterStore, Limits } from '../store/store.js'
import { type IoRedisClient, type NodeRedisClient, runScript, scriptOf } from './redisClient.js'
import { storeScript } from './script.js'

/** Options of `redisStore`. */
export interface RedisStoreOptions {
  /** Names what shares one rate and one budget: limiters that differ in these need keys that do. */
  readonly key: string
}

/**
 * Creates a store in Redis (5 or later), which limiters of any number of processes share. It keeps a hash and a sorted
 * set, `ledgerline:{key}` and `ledgerline:{key}:holders`, and takes one command for each step.
 *
 * @param client an ioredis or a connected node-redis client, as it is
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a client that is neither, or without a key.
 * @example
 * const store = redisStore(redis, { key: 'moralis' })
 * const limiter = createLimiter({ unitsPerSecond: 1000, store })
 */
export function redisStore(client: IoRedisClient | NodeRedisClient, options: RedisStoreOptions): LimiterStore {
  if (!isFunction(memberOf(Object(client), 'eval')))
    throw new ConfigurationError('redisStore takes a client of ioredis or node-redis')
  assertOptions(options, rules)
  return storeAt(client, options.key)
}

const rules: RulesOf<RedisStoreOptions> = { key: keyRule }

function storeAt(client: IoRedisClient | NodeRedisClient, key: string): LimiterStore {
  const hash = `ledgerline:{${key}}` // in braces, so that a cluster keeps both at one place
  const script = scriptOf(storeScript)
  const run = async (step: string, { budget }: Limits, ...values: (string | number)[]): Promise<Answer> => {
    const all = [step, budget?.per ?? '', keptFor(budget), ...values]
    const answer = await runScript(client, script, [hash, `${hash}:holders`], all.map(String))
    return answer as Answer // what the script returns
  }
  const store: LimiterStore = {
    name: `Redis, key ${key}`,
    isLocal: false,
    scoped: (part) => storeAt(client, `${key}:${part}`),
    async reserve(limits, { holder, cost, billed, announce }) {
      const times = [timeFor(cost, limits), lackingFor(cost, limits)]
      const answer = await run('reserve', limits, holder, ...times, billed, limits.budget?.units ?? '', announce)
      const [wait, full, period, used, now, holders, streak] = answer.map(Number) as Numbers
      const granted = String(answer[0]) !== ''
      return { wait: granted ? wait : undefined, full, period, used, now, holders, streak, store, limits }
    },
    async settle(limits, { unused, refund, pause = 0, spent = 0, drained = 0 }) {
      const gone = [unused?.time ?? 0, unused?.full ?? 0, unused?.streak ?? -1]
      const back = [refund?.period ?? -1, refund?.units ?? 0]
      const [gap] = await run('settle', limits, ...gone, ...back, pause, spent, drained)
      return Number(gap)
    },
    async status(limits) {
      const [pause, period, used] = (await run('status', limits)).map(Number) as Numbers
      return { pause, period, used }
    },
  }
  return store
}

/** Numbers as texts: of bytes, where a client is set up to give bytes. */
type Answer = readonly unknown[]

/** As many as the script returns. */
type Numbers = [number, number, number, number, number, number, number]
