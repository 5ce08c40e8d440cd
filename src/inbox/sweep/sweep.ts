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
  /** Asks the chain; its limiter and budget hold. */
  readonly client: SweepClient
  /** Milliseconds that an event must have been provisional. */
  readonly olderThan: number
  /**
   * Blocks that must follow a block before it is believed to stay, or to have vanished. Default 64, or what the service
   * itself waits for where that is more: `confirmationsOf(chain)`.
   */
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

/** Blocks after which a block is believed to stay, on a chain that the service confirms sooner. */
const usualDepth = 64

/**
 * Asks the chain about events that stayed provisional: the head of each chain, each transaction once, and where one is not
 * found, the block at its height. Nothing is asked about what is not deep enough. An error leaves what it is about as it was;
 * a budget that is used up ends the sweep.
 *
 * @param onError - called with the first error, if the chain could not be asked, but not for a budget
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
    total.final += final.length // only now: others have counted meanwhile
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

/** What the chain says of a transaction. */
interface Verdict {
  /** Hash of the block that it is in; `null` where it is not found. */
  readonly block: string | null
  /** Whether an event is of a block that is not its own, or that is no longer there. */
  isGone(event: Sighting): boolean
}

/**
 * Asks where a transaction is. That it is not found proves nothing, because any server between may say so: only another block
 * at its height does.
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
      hints: ['Is baseUrl that of the service, or of a proxy that passes its answers on?'],
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
