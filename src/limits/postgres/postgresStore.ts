import { isPgClient } from '../../arguments/isPgClient.js'
import { assertOptions } from '../../arguments/options.js'
import { isFunction, type RulesOf } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { memberOf } from '../../runtime/members.js'
import { lackingFor, timeFor } from '../schedule.js'
import { keptFor } from '../store/kept.js'
import { keyRule } from '../store/keyRule.js'
import type { LimiterStore, Limits } from '../store/store.js'
import {
  createRow,
  createTable,
  deleteExpired,
  reserveStatement,
  settleStatement,
  statusStatement,
} from './statements.js'

/** A Pool of `pg`, or a PGlite. */
export interface PostgresClient {
  query(text: string, values: unknown[]): Promise<{ readonly rows: unknown[] }>
}

/** Options of `postgresStore`. */
export interface PostgresStoreOptions {
  /** Names what shares one rate and one budget: limiters that differ in these need keys that do. */
  readonly key: string
  /** `false` leaves it to you to make the table `ledgerline_limits`. Default `true`. */
  readonly create?: boolean | undefined
}

/**
 * Creates a store in Postgres, which limiters of any number of processes share. It keeps a row of the table
 * `ledgerline_limits`, and takes one statement for each step.
 *
 * @param client a Pool of `pg`, or a PGlite, as it is
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a client that is neither, or without a key.
 * @example
 * const store = postgresStore(pool, { key: 'moralis' })
 * const limiter = createLimiter({ unitsPerSecond: 1000, store })
 */
export function postgresStore(client: PostgresClient, options: PostgresStoreOptions): LimiterStore {
  assertPool(client)
  assertOptions(options, rules)
  const { key, create = true } = options
  const made = create ? makingTable(client) : async () => {}
  const forget = forgetting(client)
  return storeAt(client, key, async () => {
    await made()
    forget()
  })
}

const rules: RulesOf<PostgresStoreOptions> = {
  key: keyRule,
  create: { demand: 'takes true or false', accepts: (value) => typeof value === 'boolean' },
}

function assertPool(client: object): void {
  const isClient = isPgClient(client)
  if (isFunction(memberOf(Object(client), 'query')) && !isClient) return
  throw new ConfigurationError('postgresStore takes a Pool of pg, or a PGlite', {
    hints: isClient ? ['Pass new Pool(…): one client is one connection, and once that is lost the store is too'] : [],
  })
}

/** Makes the table when it is first needed; after a failure, when it is needed again. */
function makingTable(client: PostgresClient): () => Promise<unknown> {
  let made: Promise<unknown> | undefined
  return () => {
    made ??= client.query(createTable, []).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Forgets expired rows at first use, and then once a minute while it is used. No call waits for that. */
function forgetting(client: PostgresClient): () => void {
  let next = 0
  return () => {
    const now = performance.now()
    if (now < next) return
    next = now + 60_000
    client.query(deleteExpired, []).catch(() => {}) // who may not delete rows keeps them
  }
}

function storeAt(client: PostgresClient, key: string, ready: () => Promise<unknown>): LimiterStore {
  /** The first row that a statement gives, in which all values are numbers or null. */
  const first = async (statement: string, { budget }: Limits, ...values: unknown[]): Promise<Row | undefined> => {
    await ready()
    const { rows } = await client.query(statement, [key, budget?.per ?? '', ...values])
    return rows[0] as Row | undefined
  }
  const store: LimiterStore = {
    name: `Postgres, key ${key}`,
    isLocal: false,
    scoped: (part) => storeAt(client, `${key}:${part}`, ready),
    async reserve(limits, { holder, cost, billed, announce }) {
      const { budget } = limits
      const times = [timeFor(cost, limits), lackingFor(cost, limits)]
      const values = [keptFor(budget), holder, ...times, billed, budget?.units ?? null, announce]
      const reserve = (): Promise<Row | undefined> => first(reserveStatement(), limits, ...values)
      let row = await reserve()
      if (row?.now == null) row = await reserve()
      const { wait, full = 0, period = 0, used = 0, now = 0, holders = 1, streak = 0 } = row ?? {}
      return { wait: wait ?? undefined, full, period, used, now, holders, streak, store, limits }
    },
    async settle(limits, { unused, refund, pause = 0, spent = 0, drained = 0 }) {
      const gone = [unused?.time ?? 0, unused?.full ?? 0, unused?.streak ?? -1]
      const back = [refund?.period ?? -1, refund?.units ?? 0]
      const values = [keptFor(limits.budget), ...gone, ...back, pause, spent, drained]
      const settle = (): Promise<Row | undefined> => first(settleStatement(), limits, ...values)
      let row = await settle()
      if (!row) {
        await client.query(createRow, [key])
        row = await settle()
      }
      return row?.gap ?? 0
    },
    async status(limits) {
      const { pause = 0, period = 0, used = 0 } = (await first(statusStatement(), limits)) ?? {}
      return { pause, period, used }
    },
  }
  return store
}

/** The columns of the statements. */
type Row = {
  readonly [Column in 'full' | 'period' | 'used' | 'now' | 'holders' | 'streak' | 'gap' | 'pause']?: number
} & {
  readonly wait?: number | null
}
