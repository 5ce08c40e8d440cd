import { paramsOf } from '../../arguments/params.js'
import { type Check, isPositive, type Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'
import type { Database } from '../database/database.js'
import { finalise, orphan } from '../store/stages.js'
import { ageRule } from '../tables/ageRule.js'
import type { Tables } from '../tables/tables.js'
import { blockOf, headOf, type SweepClient } from './askChain.js'

/** Options of `inbox.sweep`. */
export interface SweepOptions {
  /** Asks the chain; its limiter and budget hold. */
  readonly client: SweepClient
  /** Milliseconds that an event must have been provisional. */
  readonly olderThan: number
  /** Blocks that must follow a block before it is believed to stay, or to have vanished. Default 64. */
  readonly confirmations?: number | undefined
}

/** What became of the events that a sweep asked about. */
export interface Swept {
  readonly final: number
  readonly orphaned: number
  /** Not deep enough yet, or the chain could not be asked. */
  readonly unchanged: number
}

/** Calls that are underway at once. */
const concurrency = 4

/** Events of one transaction that stayed provisional. */
interface Suspect {
  readonly chain: string
  readonly hash: string
  readonly ids: readonly string[]
  readonly blockHashes: readonly string[]
  readonly blockNumbers: readonly bigint[]
}

/**
 * Asks the chain about events that stayed provisional: the head of each chain, and each transaction once, but none that is
 * not deep enough. An error leaves what it is about as it was; a budget that is used up ends the sweep.
 *
 * @param onError - called with the first error, if the chain could not be asked, but not for a budget
 */
export async function sweep(
  database: Database,
  tables: Tables,
  options: SweepOptions,
  onError: (error: unknown) => void,
): Promise<Swept> {
  const given = paramsOf(options, 'options', optionRules, '{ client, olderThan }')
  const { client, olderThan, confirmations = 64 } = given
  const errors: unknown[] = []
  const answerTo = <T>(asking: Promise<T>): Promise<T | undefined> =>
    asking.catch((error: unknown) => {
      errors.push(error)
      return undefined
    })
  const suspects = await suspectsIn(database, tables, olderThan)
  const heads = new Map<string, bigint | undefined>()
  for (const { chain } of suspects) if (!heads.has(chain)) heads.set(chain, await answerTo(headOf(client, chain)))
  const isDeep = ({ chain, blockNumbers }: Suspect): boolean => {
    const head = heads.get(chain)
    return head !== undefined && blockNumbers.every((number) => head - number >= BigInt(confirmations))
  }
  const total = { final: 0, orphaned: 0 }
  const ask = async ({ chain, hash, ids, blockHashes }: Suspect): Promise<void> => {
    if (errors.some(isOverBudget)) return
    const block = await answerTo(blockOf(client, chain, hash))
    if (block === undefined) return
    const isThere = (_: string, index: number): boolean => block === blockHashes[index]?.toLowerCase()
    const final = await finalise(database, tables, ids.filter(isThere))
    const orphaned = await orphan(
      database,
      tables,
      ids.filter((id, index) => !isThere(id, index)),
    )
    total.final += final // only now: others have counted meanwhile
    total.orphaned += orphaned
  }
  const waiting = suspects.filter(isDeep).values()
  const askInTurn = async (): Promise<void> => {
    for (const suspect of waiting) await ask(suspect)
  }
  await Promise.all(Array.from({ length: concurrency }, askInTurn))
  const failures = errors.filter((error) => !isOverBudget(error))
  if (failures.length > 0) onError(failures[0])
  const events = suspects.reduce((count, { ids }) => count + ids.length, 0)
  return { ...total, unchanged: events - total.final - total.orphaned }
}

const isOverBudget = (error: unknown): boolean => Object(error).code === 'BUDGET_EXCEEDED'

async function suspectsIn(database: Database, { events }: Tables, olderThan: number): Promise<readonly Suspect[]> {
  const rows = await database.query({
    text: `
      select chain_id, transaction_hash, json_agg(id::text order by id)::text as ids,
        json_agg(block_hash order by id)::text as hashes, json_agg(block_number::text order by id)::text as numbers
      from ${events} where stage = 'provisional' and received_at <= now() - $1::float8 * interval '1 millisecond'
      group by chain_id, transaction_hash order by min(id)`,
    values: [olderThan],
  })
  const list = (text: string | null | undefined): readonly string[] => JSON.parse(text ?? '[]')
  return rows.map((row) => ({
    chain: row.chain_id ?? '',
    hash: row.transaction_hash ?? '',
    ids: list(row.ids),
    blockHashes: list(row.hashes),
    blockNumbers: list(row.numbers).map(BigInt),
  }))
}

const optionRules: Readonly<Record<keyof SweepOptions, Rule | Check>> = {
  client: assertClient,
  olderThan: ageRule,
  confirmations: {
    demand: 'takes a whole number, from 0',
    accepts: (value) => value === 0 || (Number.isInteger(value) && isPositive(value)),
  },
}

function assertClient(client: unknown): void {
  const { getTransaction, getLatestBlockNumber } = Object(Object(client).evm)
  if (typeof getTransaction === 'function' && typeof getLatestBlockNumber === 'function') return
  throw new InputError('Param client takes a client', { hints: ['createClient({ apiKey }) makes one'] })
}
