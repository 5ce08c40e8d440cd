import { optionsOf } from '../../arguments/options.js'
import { count, isFunction, method, needed, type Rule, type RulesOf } from '../../arguments/rules.js'
import type { Database } from '../database/database.js'
import { familyOfChain } from '../families/families.js'
import type { SolanaStatus, SweepClient } from '../families/sources.js'
import type { Judge, Sighting, Suspect } from '../families/verdict.js'
import { confirmPending } from '../store/pending.js'
import { finalise, orphanIds } from '../store/settle.js'
import { ageRule } from '../tables/ageRule.js'
import type { Tables } from '../tables/tables.js'
import { markMissing } from './missing.js'
import { suspectsIn } from './suspects.js'

/** Options of `inbox.sweep`. */
export interface SweepOptions {
  /** The client that asks EVM chains and Bitcoin. Its limiter and budget apply. Not needed if you only have Solana. */
  readonly client?: SweepClient | undefined
  /** Milliseconds since the event arrived: younger events are left alone. */
  readonly olderThan: number
  /**
   * How many blocks must follow a block before the sweep decides about it. Default 64, or `confirmationsOf(chain)` if
   * that is more, which is the depth at which the service itself confirms; on Bitcoin 6. On Solana, your RPC decides.
   */
  readonly confirmations?: number | undefined
  /**
   * Asks your Solana RPC about a signature, because the service doesn't serve transactions of Solana. Without it,
   * Solana events stay as they are, and `stats().unresolved` counts them.
   *
   * @example
   * resolve: async (signature) => {
   *   const { value } = await rpc.getSignatureStatuses([signature], { searchTransactionHistory: true }).send()
   *   return value[0]
   * }
   */
  readonly resolve?: ((signature: string) => PromiseLike<SolanaStatus | null | undefined>) | undefined
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

/**
 * Asks the chain about events that stayed provisional or pending, as the judge of their family does. If a call fails,
 * the events stay as they are; if the budget is used up, the sweep ends.
 *
 * @param onError - called with the first error, if the chain couldn't be asked; not for a `BudgetError`
 */
export async function sweep(
  database: Database,
  tables: Tables,
  options: SweepOptions,
  onError: (error: unknown) => void,
): Promise<Swept> {
  const rules = Object(options).resolve ? { ...optionRules, client: clientRule } : optionRules
  const { client = {}, olderThan, confirmations, resolve } = optionsOf(options, rules)
  const errors: unknown[] = []
  const failed = (error: unknown): undefined => {
    errors.push(error)
  }
  const suspects = await suspectsIn(database, tables, olderThan)
  const judges = new Map<string, Judge | undefined>()
  const judgeOf = (chain: string): Judge | undefined => {
    if (!judges.has(chain)) {
      judges.set(chain, undefined) // if it throws, it isn't tried again
      judges.set(chain, familyOfChain(chain).judgeOf({ client, resolve }, chain, confirmations))
    }
    return judges.get(chain)
  }
  const total = { final: 0, orphaned: 0, closed: 0 }
  const settle = async (suspect: Suspect): Promise<void> => {
    if (errors.some(isOverBudget)) return
    const verdict = await (async () => judgeOf(suspect.chain)?.(suspect))().catch(failed)
    if (!verdict) return
    const { open, pending, orphaned } = suspect
    await markMissing(database, tables, idsOf([...open, ...pending]), verdict.isMissing === true)
    const dropped = verdict.isMissing && suspect.isLongMissing ? pending : []
    const mined = verdict.block ? await confirmPending(database, tables, idsOf(pending), verdict.block) : []
    const final = await finalise(database, tables, idsOf([...open, ...orphaned].filter(verdict.stays)))
    const gone = [
      ...(await orphanIds(database, tables, idsOf(open.filter(verdict.isGone)), 'provisional')),
      ...(await orphanIds(database, tables, idsOf(dropped), 'pending')),
    ]
    total.final += final.length + mined.length // after the awaits: other transactions are counted meanwhile
    total.orphaned += gone.length
    total.closed += gone.length + mined.length + open.filter(({ id }) => final.includes(id)).length
  }
  const waiting = suspects.values()
  const settleInTurn = async (): Promise<void> => {
    for (const suspect of waiting) await settle(suspect)
  }
  await Promise.all(Array.from({ length: concurrency }, settleInTurn))
  const failures = errors.filter((error) => !isOverBudget(error))
  if (failures.length > 0) onError(failures[0])
  const events = suspects.reduce((count, { open, pending }) => count + open.length + pending.length, 0)
  return { final: total.final, orphaned: total.orphaned, unchanged: events - total.closed }
}

const idsOf = (events: readonly Sighting[]): readonly string[] => events.map(({ id }) => id)

const isOverBudget = (error: unknown): boolean => Object(error).code === 'BUDGET_EXCEEDED'

const clientRule: Rule = { demand: 'takes a client, as createClient({ apiKey }) makes one', accepts: isClient }

const optionRules: RulesOf<SweepOptions> = {
  client: /* @__PURE__ */ needed(clientRule),
  olderThan: ageRule,
  confirmations: count,
  resolve: method,
}

function isClient(client: unknown): boolean {
  const { evm, universal } = Object(client)
  const { getTransaction, getLatestBlockNumber } = Object(evm)
  const isEvm = isFunction(getTransaction) && isFunction(getLatestBlockNumber)
  return isEvm || isFunction(Object(universal).getTransactionByHash)
}
