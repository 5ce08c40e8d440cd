import { optionsOf } from '../../arguments/options.js'
import { count, isFunction, type RulesOf } from '../../arguments/rules.js'
import { ConfigurationError } from '../../errors/configuration.js'
import { confirmationsOf } from '../../values/confirmations.js'
import type { Database } from '../database/database.js'
import { finalise, orphanIds } from '../store/settle.js'
import { ageRule } from '../tables/ageRule.js'
import type { Tables } from '../tables/tables.js'
import { type AskedChain, askChain, type SweepClient } from './askChain.js'
import { type Sighting, type Suspect, suspectsIn } from './suspects.js'

/** Options of `inbox.sweep`. */
export interface SweepOptions {
  /** The client that asks the chain. Its limiter and budget apply. */
  readonly client: SweepClient
  /** Milliseconds since the event arrived: younger events are left alone. */
  readonly olderThan: number
  /**
   * How many blocks must follow a block before the sweep decides about it. Default 64, or `confirmationsOf(chain)` if
   * that is more, which is the depth at which the service itself confirms.
   */
  readonly confirmations?: number | undefined
}

/** How many events became what in a sweep. */
export interface Swept {
  readonly final: number
  readonly orphaned: number
  /** Events whose block isn't deep enough yet, or about which the chain couldn't be asked. */
  readonly unchanged: number
}

/** Transactions that are checked at once. */
const concurrency = 4

/** The usual depth at which a block is final, also on chains that the service confirms sooner. */
const usualDepth = 64

/**
 * Asks the chain about events that stayed provisional: once for the head of each chain, once for each transaction, and
 * if that isn't found, for the block at its height. It doesn't ask about blocks that aren't deep enough. If a call
 * fails, the events stay as they are; if the budget is used up, the sweep ends.
 *
 * @param onError - called with the first error, if the chain couldn't be asked; not for a `BudgetError`
 */
export async function sweep(
  database: Database,
  tables: Tables,
  options: SweepOptions,
  onError: (error: unknown) => void,
): Promise<Swept> {
  const { client, olderThan, confirmations } = optionsOf(options, optionRules)
  const errors: unknown[] = []
  const failed = (error: unknown): undefined => {
    errors.push(error)
  }
  const suspects = await suspectsIn(database, tables, olderThan)
  const chains = new Map<string, AskedChain & { readonly newestDeep: bigint | undefined }>()
  for (const { chain } of suspects) {
    if (chains.has(chain)) continue
    const asked = askChain(client, chain)
    const depth = BigInt(confirmations ?? Math.max(usualDepth, confirmationsOf(chain) ?? 0))
    const head = await asked.head().catch(failed)
    chains.set(chain, { ...asked, newestDeep: head === undefined ? undefined : head - depth })
  }
  const total = { final: 0, orphaned: 0, closed: 0 }
  const settle = async ({ chain, hash, open, orphaned }: Suspect): Promise<void> => {
    const asked = chains.get(chain)
    const isDeep = ({ blockNumber }: Sighting): boolean =>
      asked?.newestDeep !== undefined && blockNumber <= asked.newestDeep
    if (!asked || !open.every(isDeep) || errors.some(isOverBudget)) return
    const verdict = await verdictOn(asked, hash, open).catch(failed)
    if (!verdict) return
    const stays = (one: Sighting): boolean => one.blockHash === verdict.block
    const returning = orphaned.filter((one) => stays(one) && isDeep(one))
    const final = await finalise(database, tables, idsOf([...open.filter(stays), ...returning]))
    const gone = await orphanIds(database, tables, idsOf(open.filter((one) => verdict.isGone(one))))
    total.final += final.length // after the awaits: other transactions are counted meanwhile
    total.orphaned += gone.length
    total.closed += gone.length + open.filter(({ id }) => final.includes(id)).length
  }
  const waiting = suspects.values()
  const settleInTurn = async (): Promise<void> => {
    for (const suspect of waiting) await settle(suspect)
  }
  await Promise.all(Array.from({ length: concurrency }, settleInTurn))
  const failures = errors.filter((error) => !isOverBudget(error))
  if (failures.length > 0) onError(failures[0])
  const events = suspects.reduce((count, { open }) => count + open.length, 0)
  return { final: total.final, orphaned: total.orphaned, unchanged: events - total.closed }
}

/** What the chain says about a transaction. */
interface Verdict {
  /** Hash of the block that it is in; `null` if it isn't found. */
  readonly block: string | null
  /** Whether an event's block has lost the transaction or has vanished. */
  isGone(event: Sighting): boolean
}

/**
 * Asks where a transaction is. "Not found" proves nothing, because any server in between may say so. Only another block
 * at its height proves that its block has vanished.
 */
async function verdictOn(chain: AskedChain, hash: string, open: readonly Sighting[]): Promise<Verdict> {
  const block = await chain.blockOf(hash)
  if (block !== null) return { block, isGone: ({ blockHash }) => blockHash !== block }
  const gone = new Set<Sighting>()
  for (const one of open) {
    const standing = await chain.hashAt(one.blockNumber)
    if (standing !== null && standing !== one.blockHash) gone.add(one)
  }
  if (gone.size === 0) {
    throw new ConfigurationError(`Transaction ${hash} was not found, but no other block at its height was either`, {
      hints: ['Check that baseUrl is that of the service, or of a proxy that passes its responses on'],
    })
  }
  return { block, isGone: (one) => gone.has(one) }
}

const idsOf = (events: readonly Sighting[]): readonly string[] => events.map(({ id }) => id)

const isOverBudget = (error: unknown): boolean => Object(error).code === 'BUDGET_EXCEEDED'

const optionRules: RulesOf<SweepOptions> = {
  client: { demand: 'takes a client, as createClient({ apiKey }) makes one', accepts: isClient, required: true },
  olderThan: ageRule,
  confirmations: count,
}

function isClient(client: unknown): boolean {
  const { getTransaction, getLatestBlockNumber } = Object(Object(client).evm)
  return isFunction(getTransaction) && isFunction(getLatestBlockNumber)
}
