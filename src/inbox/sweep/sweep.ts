import { paramsOf } from '../../arguments/params.js'
import { type Check, isPositive, type Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'
import type { Database } from '../database/database.js'
import { finalise, orphan } from '../store/stages.js'
import { ageRule } from '../tables/ageRule.js'
import type { Tables } from '../tables/tables.js'

/** The part of a client that a sweep asks: one made by `createClient` has it. */
export interface SweepClient {
  readonly evm: {
    getLatestBlockNumber(input: { readonly chain: string }): PromiseLike<bigint>
    getTransaction(input: {
      readonly chain: string
      readonly transactionHash: string
    }): PromiseLike<{ readonly blockHash: string } | null>
  }
}

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

/** What the chain says about the events of a transaction, by their ids. */
interface Verdict {
  readonly final: readonly string[]
  readonly orphaned: readonly string[]
}

/**
 * Asks the chain about events that stayed provisional: the head of each chain, and each transaction once, but none that is
 * not deep enough. An error leaves what it is about as it was; a budget that is used up ends the sweep.
 */
export async function sweep(database: Database, tables: Tables, options: SweepOptions): Promise<Swept> {
  const given = paramsOf(options, 'options', optionRules, '{ client, olderThan }')
  const { client, olderThan, confirmations = 64 } = given
  const suspects = await suspectsIn(database, tables, olderThan)
  const heads = await headsOf(client, [...new Set(suspects.map(({ chain }) => chain))])
  const isDeep = ({ chain, blockNumbers }: Suspect): boolean => {
    const head = heads.get(chain)
    return head !== undefined && blockNumbers.every((number) => head - number >= BigInt(confirmations))
  }
  const deep = suspects.filter(isDeep)
  const total = { final: 0, orphaned: 0, unchanged: 0 }
  let isSpent = false
  const ask = async (suspect: Suspect): Promise<void> => {
    const verdict = isSpent
      ? undefined
      : await verdictOn(client, suspect).catch((error: unknown) => {
          isSpent ||= Object(error).code === 'BUDGET_EXCEEDED'
          return undefined
        })
    if (!verdict) return
    const final = await finalise(database, tables, verdict.final)
    const orphaned = await orphan(database, tables, verdict.orphaned)
    total.final += final // only now: others have counted meanwhile
    total.orphaned += orphaned
  }
  const waiting = deep.values()
  const askInTurn = async (): Promise<void> => {
    for (const suspect of waiting) await ask(suspect)
  }
  await Promise.all(Array.from({ length: concurrency }, askInTurn))
  const events = suspects.reduce((count, { ids }) => count + ids.length, 0)
  return { ...total, unchanged: events - total.final - total.orphaned }
}

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

/** The head of each chain that could be asked. */
async function headsOf({ evm }: SweepClient, chains: readonly string[]): Promise<ReadonlyMap<string, bigint>> {
  const heads = new Map<string, bigint>()
  for (const chain of chains) {
    const head = await Promise.resolve(evm.getLatestBlockNumber({ chain })).catch(() => undefined)
    if (head !== undefined) heads.set(chain, BigInt(head)) // a number, where somebody else made the client
  }
  return heads
}

async function verdictOn({ evm }: SweepClient, { chain, hash, ids, blockHashes }: Suspect): Promise<Verdict> {
  const transaction = await evm.getTransaction({ chain, transactionHash: hash })
  const isThere = (index: number): boolean => transaction?.blockHash.toLowerCase() === blockHashes[index]?.toLowerCase()
  return {
    final: ids.filter((_, index) => isThere(index)),
    orphaned: ids.filter((_, index) => !isThere(index)),
  }
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
