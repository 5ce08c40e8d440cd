import { optionsOf } from '../../arguments/options.js'
import { count, isFunction, method, needed, type Rule, type RulesOf } from '../../arguments/rules.js'
import type { Database } from '../database/database.js'
import { withRetries } from '../database/sqlState.js'
import { determinedIn, familyOfChain } from '../families/families.js'
import type { SolanaStatus, SweepClient } from '../families/sources.js'
import type { Judge, Sighting, Suspect, Verdict } from '../families/verdict.js'
import { blockLockText } from '../store/blockLock.js'
import { type Settled, settleAtHome } from '../store/home.js'
import { orphanReplaced } from '../store/replaced.js'
import { finalise, orphanIds } from '../store/settle.js'
import { ageRule } from '../tables/ageRule.js'
import type { Tables } from '../tables/tables.js'
import { forgetContested, markMissing } from './missing.js'
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
  const final = new Set<string>()
  const orphaned = new Set<string>()
  const settle = async (suspect: Suspect): Promise<void> => {
    if (errors.some(isOverBudget)) return
    const verdict = await (async () => judgeOf(suspect.chain)?.(suspect))().catch(failed)
    if (!verdict) return
    const settled = await settleBy(database, tables, suspect, verdict)
    for (const id of settled.final) final.add(id)
    for (const id of settled.orphaned) orphaned.add(id)
  }
  const waiting = suspects.values()
  const settleInTurn = async (): Promise<void> => {
    for (const suspect of waiting) await settle(suspect)
  }
  await Promise.all(Array.from({ length: concurrency }, settleInTurn))
  const failures = errors.filter((error) => !isOverBudget(error))
  if (failures.length > 0) onError(failures[0])
  const unchanged = suspects
    .flatMap(({ open, pending }) => [...open, ...pending])
    .filter(({ id }) => !final.has(id) && !orphaned.has(id))
  return { final: final.size, orphaned: orphaned.size, unchanged: unchanged.length }
}

async function settleBy(database: Database, tables: Tables, suspect: Suspect, verdict: Verdict): Promise<Settled> {
  const { chain, hash, open, pending, contested, orphaned } = suspect
  await markMissing(database, tables, idsOf([...open, ...pending, ...contested]), verdict.isMissing === true)
  const { block } = verdict
  if (block) {
    return withRetries(() =>
      database.transaction(blockLockText(tables, chain, ''), async (transaction) => {
        const home = { hash, streamId: undefined, block }
        const settled = await settleAtHome(transaction, tables, chain, home, determinedIn(chain))
        const replaced = await orphanReplaced(transaction, tables, chain, [hash])
        return { final: settled.final, orphaned: [...settled.orphaned, ...replaced] }
      }),
    )
  }
  const isDropped = verdict.isMissing && suspect.isLongMissing
  if (isDropped) await forgetContested(database, tables, idsOf(contested))
  return {
    final: await finalise(database, tables, idsOf([...open, ...orphaned].filter(verdict.stays))),
    orphaned: [
      ...(await orphanIds(database, tables, idsOf(open.filter(verdict.isGone)), 'provisional')),
      ...(await orphanIds(database, tables, isDropped ? idsOf(pending) : [], 'pending')),
    ],
  }
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
