import type { AbiItem } from '../../generated/streams/types.gen.js'
import { ConfigurationError } from '../errors/configuration.js'
import { InputError } from '../errors/input.js'
import { notify } from '../runtime/notify.js'
import type { AbiSource } from '../webhooks/delivery/delivery.js'
import { bodyLimits } from '../webhooks/handler/bodyLimits.js'
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
import { createAttendance } from './store/unattended.js'
import { type SweepOptions, type Swept, sweep } from './sweep/sweep.js'
import { migrate } from './tables/migrate.js'
import { assertSuitable } from './tables/suitable.js'
import { tablesIn } from './tables/tables.js'
import type { Effect } from './work/effect.js'
import { logError } from './work/logError.js'
import { type InboxWorker, type RunningWorker, startWorker } from './work/worker.js'
import { type CompleteWorkOptions, completeWorkOptions, type WorkOptions } from './work/workOptions.js'

/**
 * An inbox: it stores deliveries in a database, and processes each event in them once.
 *
 * What an effect writes with its `transaction` happens exactly once, because it is committed together with the mark
 * that the event is done. Anything else that it does, such as calling another service, happens at least once.
 */
export interface Inbox<TAbi extends AbiSource = readonly AbiItem[]> {
  /**
   * Verifies a delivery, stores it with its events in one transaction, and answers once that is committed.
   *
   * | status | when |
   * |---|---|
   * | 200 | the delivery is committed, now or earlier; it can't be read, and is kept as poison; it is of an unknown family, and is kept for `unknown`; or it is the test delivery |
   * | 400, 401, 408, 413, 500 | as for `createWebhookHandler`, but 400 only if the body breaks off, and 500 only if something read it before the inbox |
   * | 503 | the database failed or took too long, or too much already waits for it: the service sends the delivery again |
   */
  readonly handler: WebhookHandler
  /**
   * Creates the tables, or updates them. Does nothing if they are up to date. If several processes call it at once, one
   * of them does it.
   */
  migrate(): Promise<void>
  /**
   * Starts a worker, which runs your effect once for each stage of each event.
   *
   * @throws {ConfigurationError} for an unknown or invalid option, or if other workers leave fewer than `concurrency` +
   * 2 connections in the pool.
   * @throws {InputError} if `effect` isn't a function.
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
   * Asks the chain about events that stayed provisional or pending. If the transaction is still in its block, the event
   * becomes `final`; if it has moved or vanished, `orphaned`. On Bitcoin, a transaction that has moved is stored as `final`
   * in the block that has it. If the block isn't deep enough or a call fails, the event
   * stays as it is. A pending event becomes `final` if its transaction is in a block by now, and `orphaned` if two
   * sweeps at least ten minutes apart don't find it. Call it every few minutes: no delivery tells you that a reorg has
   * removed a block, or the mempool a transaction.
   *
   * @throws {ConfigurationError} for a missing, unknown or invalid option, or if the tables are missing.
   */
  sweep(options: SweepOptions): Promise<Swept>
  /** Lists dead events, which have used up their attempts, the oldest first. */
  dead(options?: ListOptions): Promise<DeadEvent[]>
  /** Gives dead events all their attempts again. Resolves to how many there were. */
  retry(choice: RetryChoice): Promise<number>
  /** Lists deliveries that couldn't be read, in whole or in part, the oldest first. */
  poison(options?: Pick<ListOptions, 'limit'>): Promise<PoisonDelivery[]>
  /**
   * Lists deliveries of families of chains that this package has no types for, the oldest first. Each is kept once, as it was received. Copies are recognised by the body, in which the count of `retries` is
   * ignored.
   *
   * @example
   * for (const { body } of await inbox.unknown({ limit: 10 })) console.log(JSON.parse(body).chainId)
   */
  unknown(options?: Pick<ListOptions, 'limit'>): Promise<UnknownStored[]>
  /** Counts waiting, running, dead, pending and unresolved events, and deliveries of unknown families. */
  stats(): Promise<InboxStats>
  /**
   * Resolves when no event waits or runs, in any process. Use it in tests, to wait for your effect. It doesn't wait for
   * dead events, and for pending ones only while a worker of this inbox asks for them.
   *
   * @example
   * await inbox.handler(request)
   * await inbox.idle({ signal: AbortSignal.timeout(5000) })
   */
  idle(options?: IdleOptions): Promise<void>
  /**
   * Pauses every worker on these tables, in any process, until `resume`. They finish what runs. Deliveries are still
   * stored.
   */
  pause(): Promise<void>
  /** Resumes all workers on these tables. */
  resume(): Promise<void>
  /**
   * Deletes deliveries whose events are all done, and the data of these events, if they arrived more than `olderThan`
   * milliseconds ago. It keeps the rows of events, so that a late copy is still recognised, and whatever waits, is
   * dead, pending, provisional, poison or of an unknown family.
   */
  prune(options: { readonly olderThan: number }): Promise<Pruned>
}

/**
 * Creates an inbox on a `pg` Pool, or on a PGlite for development.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for a missing, unknown or invalid option, or if the pool has fewer
 * than three connections.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for an unknown `network`.
 * @example
 * const inbox = createInbox({ database: pool, secret })
 * await inbox.migrate()
 * export const POST = inbox.handler
 */
export function createInbox<const TAbi extends AbiSource = readonly AbiItem[]>(options: InboxOptions<TAbi>): Inbox<TAbi>
export function createInbox(options: InboxOptions<AbiSource>): Inbox<AbiSource> {
  const given = checkedInboxOptions(options)
  const { timeout } = bodyLimits(given)
  const opened = openDatabase(given.database, timeout)
  const database = opened.within(timeout)
  const explained = withExplainedErrors(database)
  const tables = tablesIn(given.schema ?? 'public')
  const workers = new Map<RunningWorker, CompleteWorkOptions>()
  const announce = createAnnouncer(database, tables, () => {
    for (const worker of workers.keys()) worker.wake()
  })
  const onError = given.onError ?? logError
  const report = (error: unknown, event?: InboxEvent): void => notify(() => onError(error, event))
  const attend = createAttendance(database, tables, given.onError ? report : console.warn)
  const work = (effect: Effect, workOptions: WorkOptions): InboxWorker => {
    if (typeof effect !== 'function') throw new InputError('Param effect takes a function')
    const complete = completeWorkOptions(workOptions)
    const giveBack = takeConnections(opened, complete.concurrency)
    const worker = startWorker({
      database: opened.within(Math.min(timeout, longestStep)),
      tables,
      effect,
      options: database.max === undefined ? { ...complete, concurrency: 1 } : complete,
      onError: report,
    })
    workers.set(worker, complete)
    assertSuitable(database, tables).catch((error: unknown) => {
      if (error instanceof ConfigurationError) report(error) // an outage is the worker's to report
    })
    return {
      async stop() {
        await worker.stop()
        if (workers.delete(worker)) giveBack()
      },
    }
  }
  const queuesAsked = (): readonly string[] =>
    [...workers.values()].some(({ pending }) => pending) ? [tables.queue, tables.pending] : [tables.queue]
  return {
    handler: createInboxHandler(given, {
      database,
      tables,
      onWork() {
        announce()
        if (workers.size === 0) attend()
      },
    }),
    migrate: () => migrate(opened.within(longestMigration), tables),
    work: (effect, workOptions = {}) => work(effect as Effect, workOptions), // the ABI exists only in types
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
    idle: (idleOptions = {}) => idle(explained, queuesAsked(), idleOptions),
    pause: () => setPaused(explained, tables, true),
    async resume() {
      await setPaused(explained, tables, false)
      announce()
    },
    prune: (pruneOptions) => prune(explained, tables, pruneOptions),
  }
}

/** Milliseconds that a step of a worker may take, apart from effects: claims and marks are quick. */
const longestStep = 5000

/** Milliseconds that a step of a migration may take: tables may be large. */
const longestMigration = 600_000
