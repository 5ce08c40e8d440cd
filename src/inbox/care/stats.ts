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
}

/** Counts waiting, running and dead events, and deliveries of unknown families. */
export async function readStats(database: Database, tables: Tables): Promise<InboxStats> {
  const kinds = await readKinds(database, tables)
  const [found] = await database.query({
    text: `select count(*)::text as unknown from ${tables.deliveries} where ${isUnknown}`,
  })
  const sum = (of: keyof KindStats): number => kinds.reduce((total, { figures }) => total + figures[of], 0)
  return {
    waiting: sum('waiting'),
    running: sum('running'),
    dead: sum('dead'),
    oldestAge: Math.max(0, ...kinds.map(({ age }) => age)),
    kinds: Object.fromEntries(kinds.map(({ kind, figures }) => [kind, figures])),
    unknown: Number(found?.unknown ?? 0),
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
async function readKinds(database: Database, { events, queue }: Tables): Promise<readonly Kind[]> {
  const rows = await database.query({
    text: `
      with running as (select transactionid as id from pg_locks where locktype = 'transactionid' and granted),
      job as (
        select event.kind, queued.queued_at, queued.dead_at is not null as is_dead,
          queued.dead_at is null and queued.xmax in (select id from running) as is_running
        from ${queue} queued join ${events} event on event.id = queued.event_id
      )
      select kind, count(*) filter (where not is_dead and not is_running)::text as waiting,
        count(*) filter (where is_running)::text as running, count(*) filter (where is_dead)::text as dead,
        (extract(epoch from now() - min(queued_at) filter (where not is_dead and not is_running)) * 1000)::text as age
      from job group by kind order by kind`,
  })
  return rows.map(({ kind, waiting, running, dead, age }) => {
    const figures = { waiting: Number(waiting), running: Number(running), dead: Number(dead) }
    return { kind: kind ?? '', figures, age: Number(age ?? 0) }
  })
}
