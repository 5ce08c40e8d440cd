import type { AbiItem } from '../../generated/streams/types.gen.js'
import { InputError } from '../errors/input.js'
import { notify } from '../runtime/notify.js'
import type { AbiSource } from '../webhooks/delivery/delivery.js'
import type { WebhookHandler } from '../webhooks/node/webhookHandler.js'
import { type DeadEvent, type ListOptions, listDead, type RetryChoice, retryDead } from './care/dead.js'
import { type IdleOptions, idle } from './care/idle.js'
import { setPaused } from './care/pause.js'
import { listPoison, type PoisonDelivery } from './care/poison.js'
import { type Pruned, prune } from './care/prune.js'
import { type InboxStats, readStats } from './care/stats.js'
import { listUnknown, type UnknownStored } from './care/unknown.js'
import { openDatabase, takeConnections } from './database/openDatabase.js'
import { withExplainedErrors } from './database/sqlState.js'
import type { InboxEvent } from './events/eventTypes.js'
import { createAnnouncer } from './store/announcer.js'
import { createInboxHandler } from './store/inboxHandler.js'
import { checkedInboxOptions, type InboxOptions } from './store/inboxOptions.js'
import { type SweepOptions, type Swept, sweep } from './sweep/sweep.js'
import { migrate } from './tables/migrate.js'
import { tablesIn } from './tables/tables.js'
import type { Effect } from './work/effect.js'
import { logError } from './work/logError.js'
import { type InboxWorker, type RunningWorker, startWorker } from './work/worker.js'
import { completeWorkOptions, type WorkOptions } from './work/workOptions.js'

/**
 * An inbox: deliveries end in a database, and each event in them is handled once.
 *
 * What an effect writes with its `transaction` happens exactly once, because it is committed together with the mark that it
 * is done. Everything else it does, such as a call of another service, happens at least once.
 */
export interface Inbox<TAbi extends AbiSource = readonly AbiItem[]> {
  /**
   * Verifies a delivery, stores it with its events in one transaction, and answers once that is committed.
   *
   * | answer | when |
   * |---|---|
   * | 200 | it is stored, now or before; it is the test delivery; it is signed and unreadable, and kept as poison; or no type knows its family, and it is kept for `unknown` |
   * | 401, 408, 413 | as `createWebhookHandler` answers |
   * | 503 | the database failed: the service delivers again |
   */
  readonly handler: WebhookHandler
  /**
   * Makes the tables, or brings them up to date; without effect where they are. Of several processes that call it at once,
   * one does it.
   */
  migrate(): Promise<void>
  /**
   * Starts a worker, which runs an effect for each stage of each event.
   *
   * @throws {InputError} for an unknown or invalid option.
   * @throws {ConfigurationError} when the pool has fewer than `concurrency` + 2 connections left by other workers.
   * @example
   * const worker = inbox.work(async (event, { transaction }) => {
   *   if (event.kind !== 'erc20Transfer' || event.stage !== 'final') return
   *   const insert = 'insert into credits (key, amount) values ($1, $2) on conflict (key) do nothing'
   *   await transaction.query(insert, [event.key, event.data.value])
   * })
   * await worker.stop()
   */
  work(effect: Effect<InboxEvent<TAbi>>, options?: WorkOptions): InboxWorker
  /**
   * Asks the chain about events that stayed provisional: those whose transaction has vanished or moved are `orphaned` then,
   * the others `final`. Nothing else tells of a block that was removed. Call it every few minutes.
   */
  sweep(options: SweepOptions): Promise<Swept>
  /** Lists events whose attempts are used up, the oldest first. */
  dead(options?: ListOptions): Promise<DeadEvent[]>
  /** Gives dead events all their attempts again; resolves to how many there were. */
  retry(choice: RetryChoice): Promise<number>
  /** Lists deliveries that could not be read, or not all of them, the oldest first. */
  poison(options?: Pick<ListOptions, 'limit'>): Promise<PoisonDelivery[]>
  /**
   * Lists deliveries of families of chains that no type here knows, such as Solana and Bitcoin, the oldest first. Each is kept
   * once, as it was received; copies are told by their bodies, the count of retries apart.
   *
   * @example
   * for (const { body } of await inbox.unknown({ limit: 10 })) console.log(JSON.parse(body).chainId)
   */
  unknown(options?: Pick<ListOptions, 'limit'>): Promise<UnknownStored[]>
  /** Counts what waits, runs and is dead, and deliveries of unknown families. */
  stats(): Promise<InboxStats>
  /**
   * Resolves when nothing waits or runs, in whatever process: what tests of an effect wait for. What is dead does not count.
   *
   * @example
   * await inbox.handler(request)
   * await inbox.idle({ signal: AbortSignal.timeout(5000) })
   */
  idle(options?: IdleOptions): Promise<void>
  /** Lets every worker of this database rest, until `resume`; what they hold they finish. Deliveries are stored. */
  pause(): Promise<void>
  /** Lets workers go on. */
  resume(): Promise<void>
  /**
   * Deletes deliveries of which everything is done, and the data of their events, once they are older than so many
   * milliseconds. It keeps identities, so that a late copy changes nothing, and whatever waits, is dead, provisional, poison
   * or of an unknown family.
   */
  prune(options: { readonly olderThan: number }): Promise<Pruned>
}

/**
 * Creates an inbox on a `pg` Pool, or on a PGlite for development.
 *
 * @throws {InputError} for a missing, unknown or invalid option, such as `Param secret is required`.
 * @throws {ConfigurationError} when the database is neither, or its pool has fewer than three connections.
 * @example
 * const inbox = createInbox({ database: pool, secret })
 * await inbox.migrate()
 * export const POST = inbox.handler
 */
export function createInbox<const TAbi extends AbiSource = readonly AbiItem[]>(options: InboxOptions<TAbi>): Inbox<TAbi>
export function createInbox(options: InboxOptions<AbiSource>): Inbox<AbiSource> {
  const given = checkedInboxOptions(options)
  const { timeout = 30_000 } = given
  const opened = openDatabase(given.database, timeout)
  const database = opened.within(timeout)
  const explained = withExplainedErrors(database)
  const tables = tablesIn(given.schema ?? 'public')
  const workers = new Set<RunningWorker>()
  const announce = createAnnouncer(database, tables, () => {
    for (const worker of workers) worker.wake()
  })
  const onError = given.onError ?? logError
  const report = (error: unknown, event?: InboxEvent): void => notify(() => onError(error, event))
  const work = (effect: Effect, workOptions: WorkOptions): InboxWorker => {
    if (typeof effect !== 'function') throw new InputError('Param handler takes a function')
    const complete = completeWorkOptions(workOptions)
    const giveBack = takeConnections(opened, complete.concurrency)
    const worker = startWorker({
      database: opened.within(Math.min(timeout, longestStep)),
      tables,
      effect,
      options: database.max === undefined ? { ...complete, concurrency: 1 } : complete,
      onError: report,
    })
    workers.add(worker)
    return {
      async stop() {
        await worker.stop()
        if (workers.delete(worker)) giveBack()
      },
    }
  }
  return {
    handler: createInboxHandler(given, { database, tables, onWork: announce }),
    migrate: () => migrate(opened.within(longestMigration), tables),
    work: (effect, workOptions = {}) => work(effect as Effect, workOptions), // only the compiler knows the ABI
    async sweep(sweepOptions) {
      const swept = await sweep(explained, tables, sweepOptions, (error) => report(error))
      if (swept.final + swept.orphaned > 0) announce()
      return swept
    },
    dead: (listOptions = {}) => listDead(explained, tables, listOptions),
    async retry(choice) {
      const count = await retryDead(explained, tables, choice)
      if (count > 0) announce()
      return count
    },
    poison: (listOptions = {}) => listPoison(explained, tables, listOptions),
    unknown: (listOptions = {}) => listUnknown(explained, tables, listOptions),
    stats: () => readStats(explained, tables),
    idle: (idleOptions = {}) => idle(explained, tables, idleOptions),
    pause: () => setPaused(explained, tables, true),
    async resume() {
      await setPaused(explained, tables, false)
      announce()
    },
    prune: (pruneOptions) => prune(explained, tables, pruneOptions),
  }
}

/** Milliseconds that a step of a worker may take, an effect apart: claims and marks take some. */
const longestStep = 5000

/** Milliseconds that a step of a migration may take: it may change tables that are large. */
const longestMigration = 600_000
