import { boundedMap } from '../../runtime/boundedMap.js'
import { startTimer } from '../../runtime/timer.js'
import type { Database, Row } from '../database/database.js'
import { explained, withRetries } from '../database/sqlState.js'
import type { InboxEvent } from '../events/eventTypes.js'
import { channel, type Tables } from '../tables/tables.js'
import { type AttemptContext, attempt } from './attempt.js'
import { createCandidates } from './candidates.js'
import { chainOrder } from './chainClaim.js'
import { anyOrder, type Candidate, type Source } from './claim.js'
import type { Effect } from './effect.js'
import type { Failure } from './failure.js'
import { createListener } from './listener.js'
import type { CompleteWorkOptions } from './workOptions.js'

/** A running worker. */
export interface InboxWorker {
  /** Takes no more events, and resolves when those that it holds are finished. */
  stop(): Promise<void>
}

/** What a worker needs. */
export interface WorkerContext {
  readonly database: Database
  readonly tables: Tables
  readonly effect: Effect
  readonly options: CompleteWorkOptions
  /** Called when the database can't be reached, and, with the event, when an event is dead. */
  onError(error: unknown, event?: InboxEvent): void
}

/** A worker that can be woken from within the process. */
export interface RunningWorker extends InboxWorker {
  wake(): void
}

/**
 * Milliseconds after which an idle worker searches by itself, for jobs of workers that died and for missed
 * notifications.
 */
const lookAfter = 2000

/** Milliseconds that it waits while the database is down, at first and at most. */
const outage = { first: 100, longest: 2000 }

/** How many candidates a search finds for each effect that may run at once. */
const candidatesEach = 4

/**
 * Starts a worker. The database notifies it of events, and it runs up to `concurrency` effects at once: whenever a run
 * takes a candidate and there are more, it starts another run.
 */
export function startWorker(context: WorkerContext): RunningWorker {
  const { database, tables, options, onError } = context
  const { concurrency } = options
  const sources: Source[] = [{ search: options.order === 'chain' ? chainOrder : anyOrder, tables }]
  if (options.pending) sources.push({ search: anyOrder, tables: { ...tables, queue: tables.pending } })
  const ask = (text: string) => withRetries(() => database.query({ text }))
  const askAll = (textOf: (source: Source) => string) => Promise.all(sources.map((source) => ask(textOf(source))))
  const candidates = createCandidates(async () => {
    const found = await askAll((source) => source.search.lookText(source.tables, concurrency * candidatesEach))
    return found.flatMap((rows, index) => candidatesIn(rows, sources[index]))
  })
  const lost: AttemptContext['lost'] = boundedMap(10_000)
  let active = 0
  let isStopping = false
  let isMissed = false // woken while all runs were busy
  let failures = 0
  let onIdle: () => void = () => undefined
  let timer: { readonly at: number; readonly stop: () => void } | undefined

  const wake = (): void => {
    if (isStopping) return
    if (active < concurrency) void run()
    else isMissed = true
  }
  const lookIn = (ms: number): void => {
    const at = performance.now() + ms
    if (isStopping || (timer && timer.at <= at)) return
    timer?.stop()
    timer = { at, stop: startTimer(ms, look) }
  }
  /** Asks when the next job is due, and schedules a look for that time. */
  const look = async (): Promise<void> => {
    timer = undefined
    if (isStopping) return
    try {
      const found = active < concurrency ? await askAll((source) => source.search.nextDueText(source.tables)) : []
      const due = Math.min(...found.flatMap(([row]) => (row?.due ? [Number(row.due)] : [])))
      if (due <= 0) wake()
      lookIn(due <= 0 ? lookAfter : Math.min(lookAfter, due + 1))
    } catch (error) {
      failed(error)
    }
  }
  const failed = (error: unknown): void => {
    if (failures++ === 0) onError(explained(error))
    timer?.stop()
    timer = undefined
    lookIn(Math.min(outage.longest, outage.first * 2 ** failures))
  }
  const onFailed = ({ job, error, delay }: Failure): void => {
    if (delay === undefined) onError(error, job.event)
    else lookIn(delay + 1)
  }
  const run = async (): Promise<void> => {
    active++
    try {
      while (!isStopping) {
        isMissed = false
        const candidate = await candidates.next()
        if (candidate) await tryOut(candidate)
        failures = 0
        if (!candidate && !isMissed) break
      }
    } catch (error) {
      failed(error)
    } finally {
      active--
      if (active === 0) onIdle()
    }
  }
  const tryOut = async (candidate: Candidate): Promise<void> => {
    if (candidates.hasMore() && active < concurrency) void run()
    try {
      if (!isStopping) await attempt({ ...context, lost, onFailed }, candidate)
    } finally {
      candidates.tried(candidate)
    }
  }

  const listener = createListener({
    database,
    channel,
    onNotify: (payload) => {
      if (payload === tables.schema) wake()
    },
    onListening: wake,
  })
  lookIn(lookAfter)
  const stop = async (): Promise<void> => {
    isStopping = true
    timer?.stop()
    await listener.stop()
    if (active > 0)
      await new Promise<void>((resolve) => {
        onIdle = resolve
      })
  }
  let stopped: Promise<void> | undefined
  return {
    wake,
    stop() {
      stopped ??= stop()
      return stopped
    },
  }
}

const candidatesIn = (rows: readonly Row[], source: Source | undefined): readonly Candidate[] =>
  source ? rows.map(({ id, stage }) => ({ id: id ?? '', stage: stage ?? undefined, source })) : []
