import { isPgClient } from '../../arguments/isPgClient.js'
import { optionsOf } from '../../arguments/options.js'
import { isFunction, type RulesOf } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { ConnectionError } from '../../errors/connection.js'
import { plainText } from '../../errors/thrownText.js'
import { holdersOf, nameOf, termsIn } from '../store/holders.js'
import { keptFor } from '../store/kept.js'
import { keyRule } from '../store/keyRule.js'
import type { LimiterStore, Limits } from '../store/store.js'
import { together } from '../window.js'
import { handlePoolErrors } from './pgConnection.js'
import type { PostgresClient } from './postgresClient.js'
import { isPool, queryWithin } from './queryWithin.js'
import { createTable, deleteExpired, reserveStatement, settleStatement, statusStatement } from './statements.js'

/** Options of `postgresStore`. */
export interface PostgresStoreOptions {
  /** Limiters with the same key share one rate and one budget. Use another key for another rate or budget. */
  readonly key: string
  /**
   * Whether the store creates the table `ledgerline_limits` at first use. With `false`, you create it. Default `true`.
   */
  readonly create?: boolean | undefined
}

/**
 * Creates a store in Postgres, to share a rate and a budget between any number of processes. It keeps one row in the
 * table `ledgerline_limits`, and each step of the limiter is one statement.
 *
 * @param client a Pool of `pg`, or a PGlite
 * @throws {ConfigurationError} INVALID_CONFIGURATION for another client, or a missing key.
 * @example
 * const store = postgresStore(pool, { key: 'moralis' })
 * const limiter = createLimiter({ plan: 'starter', store })
 */
export function postgresStore(client: PostgresClient, options: PostgresStoreOptions): LimiterStore {
  assertPool(client)
  if (isPool(client) && isFunction(client.on)) handlePoolErrors(client)
  const { key, create = true } = optionsOf(options, rules)
  const made = create ? makingTable(client) : async () => {}
  const forget = forgetting(client)
  return storeAt(client, key, async (ms) => {
    await made(ms)
    forget(ms)
  })
}

const rules: RulesOf<PostgresStoreOptions> = {
  key: keyRule,
  create: { demand: 'takes true or false', accepts: (value) => typeof value === 'boolean' },
}

function assertPool(client: object): void {
  const isClient = isPgClient(client)
  if (isFunction(Object(client).query) && !isClient) return
  throw new ConfigurationError('postgresStore takes a Pool of pg, or a PGlite', {
    hints: isClient
      ? ['Pass new Pool(…): a client is a single connection, and once that is lost, the store fails']
      : [],
  })
}

/** Creates the table at first use. If that fails, the next use tries again. */
function makingTable(client: PostgresClient): (ms: number) => Promise<unknown> {
  let made: Promise<unknown> | undefined
  return (ms) => {
    made ??= queryWithin(ms, client, createTable, []).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** Deletes expired rows at first use, and then once a minute while the store is used. No call waits for that. */
function forgetting(client: PostgresClient): (ms: number) => void {
  let next = 0
  return (ms) => {
    const now = performance.now()
    if (now < next) return
    next = now + 60_000
    queryWithin(ms, client, deleteExpired, []).catch(() => {}) // a database user may lack the permission to delete
  }
}

function storeAt(client: PostgresClient, key: string, ready: (ms: number) => Promise<unknown>): LimiterStore {
  /** Runs a statement and returns its first row. */
  const first = async (statement: string, limits: Limits, ...values: unknown[]): Promise<Row | undefined> => {
    const { requests, span, cell, budget, storeTimeout } = limits
    const ms = 2 * storeTimeout
    await ready(ms)
    const all = [key, budget?.per ?? '', keptFor(budget), requests, span, cell, ...values]
    const { rows } = await queryWithin(ms, client, statement, all)
    return rows[0] as Row | undefined // read column by column, as text
  }
  const store: LimiterStore = {
    name: `Postgres, key ${key}`,
    isLocal: false,
    scoped: (part) => storeAt(client, `${key}:${part}`, ready),
    async reserve(limits, { holder, costs, announce, terms = '' }) {
      const { budget } = limits
      const values = [nameOf(holder, terms), announce, costs, budget?.units ?? null, together]
      const reserve = (): Promise<Row | undefined> => first(reserveStatement(), limits, ...values)
      let row = await reserve()
      if (row?.turns == null) row = await reserve()
      const turns = String(row?.turns ?? '').split(' ')
      return {
        turns: turns.flatMap((turn) => (turn === '' ? [] : [numberOf('turns', turn)])),
        period: numberIn(row, 'period'),
        used: numberIn(row, 'used'),
        now: numberIn(row, 'now'),
        calendar: numberIn(row, 'calendar'),
        holders: holdersOf(numberIn(row, 'holders')),
        terms: termsIn(String(row?.terms ?? '')),
        store,
        limits,
      }
    },
    async settle(limits, { returned = [], taken = [], billed, spent = 0, pause = 0 }) {
      const ages = taken.map(([age]) => age)
      const counts = taken.map(([, count]) => count)
      const values = [returned, ages, counts, billed?.period ?? -1, billed?.units ?? 0, spent, pause]
      const settle = (): Promise<Row | undefined> => first(settleStatement(), limits, ...values)
      if (numberIn(await settle(), 'seen') === 0) await settle()
    },
    async status(limits) {
      const row = await first(statusStatement(), limits)
      if (!row) return { pause: 0, period: 0, used: 0, taken: 0 }
      return {
        pause: numberIn(row, 'pause'),
        period: numberIn(row, 'period'),
        used: numberIn(row, 'used'),
        taken: numberIn(row, 'taken'),
      }
    },
  }
  return store
}

type Row = Readonly<Record<string, unknown>>

/** Reads a column, and checks it: with anything else than a number, the limiter would neither limit nor end. */
const numberIn = (row: Row | undefined, name: string): number => numberOf(name, row?.[name])

function numberOf(name: string, value: unknown): number {
  const number = Number(value ?? Number.NaN)
  if (Number.isFinite(number)) return number
  throw new ConnectionError(`The database answers with ${plainText(value)} for ${name}, which is no number`)
}
