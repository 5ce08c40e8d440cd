import type { Database } from '../database/database.js'
import { isUnknown, type Tables } from '../tables/tables.js'

/** How many events wait, run or are dead. An event counts once for each stage that is in the queue. */
export interface KindStats {
  /** Events that wait for a worker or for their next attempt. */
  readonly waiting: number
  /** Events whose effect is running. */
  readonly running: number
  /** Events that have used up their attempts. */
  readonly dead: number
}

/** Statistics of an inbox. */
export interface InboxStats extends KindStats {
  /** Milliseconds that the oldest waiting event has waited; 0 if none waits. Alert on this. */
  readonly oldestAge: number
  /** The same counts by kind. A kind without waiting, running or dead events is absent. */
  readonly kinds: Readonly<Record<string, KindStats>>
  /** Deliveries of families of chains without types, which `unknown()` lists. No worker processes them. */
  readonly unknown: number
  /**
   * Events that are pending: their transactions are in Bitcoin's mempool. The other counts leave out those that wait
   * for a worker with `pending: true`.
   */
  readonly pending: number
  /**
   * Provisional events that a sweep couldn't settle, because the chain didn't know their transaction, or because you
   * gave the sweep no `resolve` for Solana.
   */
  readonly unresolved: number
}

/** Counts waiting, running and dead events, and deliveries of unknown families. */
export async function readStats(database: Database, tables: Tables): Promise<InboxStats> {
  const kinds = await readKinds(database, tables)
  const { deliveries, events } = tables
  const [found] = await database.query({
    text: `
      select (select count(*) from ${deliveries} where ${isUnknown})::text as unknown,
        (select count(*) from ${events} where stage = 'pending')::text as pending,
        (select count(*) from ${events} where stage = 'provisional' and missing_at is not null)::text as unresolved`,
  })
  const sum = (of: keyof KindStats): number => kinds.reduce((total, { figures }) => total + figures[of], 0)
  return {
    waiting: sum('waiting'),
    running: sum('running'),
    dead: sum('dead'),
    oldestAge: Math.max(0, ...kinds.map(({ age }) => age)),
    kinds: Object.fromEntries(kinds.map(({ kind, figures }) => [kind, figures])),
    unknown: Number(found?.unknown ?? 0),
    pending: Number(found?.pending ?? 0),
    unresolved: Number(found?.unresolved ?? 0),
  }
}

interface Kind {
  readonly kind: string
  readonly figures: KindStats
  /** Milliseconds that the oldest waiting event has waited. */
  readonly age: number
}

/**
 * Reads the queue, which holds only what isn't done. A row that runs is locked, so its `xmax` is a transaction that
 * hasn't ended. Only a role that may lock the row can cause that.
 */
async function readKinds(database: Database, { events, queue, pending }: Tables): Promise<readonly Kind[]> {
  const rows = await database.query({
    text: `
      with running as (select transactionid as id from pg_locks where locktype = 'transactionid' and granted),
      queued as (
        select event_id, queued_at, dead_at, xmax, false as is_pending from ${queue}
        union all select event_id, queued_at, dead_at, xmax, true from ${pending}
      ),
      job as (
        select event.kind, is_pending, queued.queued_at, queued.dead_at is not null as is_dead,
          queued.dead_at is null and queued.xmax in (select id from running) as is_running
        from queued join ${events} event on event.id = queued.event_id
      )
      select kind, count(*) filter (where not is_dead and not is_running and not is_pending)::text as waiting,
        count(*) filter (where is_running)::text as running, count(*) filter (where is_dead)::text as dead,
        (extract(epoch from now() - min(queued_at) filter (where not is_dead and not is_running and not is_pending)) * 1000)::text as age
      from job group by kind having bool_or(is_dead or is_running or not is_pending) order by kind`,
  })
  return rows.map(({ kind, waiting, running, dead, age }) => {
    const figures = { waiting: Number(waiting), running: Number(running), dead: Number(dead) }
    return { kind: kind ?? '', figures, age: Number(age ?? 0) }
  })
}
