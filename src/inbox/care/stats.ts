import type { Database } from '../database/database.js'
import { isUnknown, type Tables } from '../tables/tables.js'

/** How many events are in which state. An event counts once for each stage that is to be handed out. */
export interface KindStats {
  /** Those that wait, also for their next attempt. */
  readonly waiting: number
  /** Those whose effect runs now. */
  readonly running: number
  /** Those whose attempts are used up. */
  readonly dead: number
}

/** Figures of an inbox. */
export interface InboxStats extends KindStats {
  /** Milliseconds that the oldest of those that wait has waited; 0 when none does. */
  readonly oldestAge: number
  /** The same by kind; a kind of which nothing waits, runs or is dead is absent. */
  readonly kinds: Readonly<Record<string, KindStats>>
  /** Deliveries that are kept because no type knows their family: see `unknown()`. They wait for nobody. */
  readonly unknown: number
}

/** Counts what waits, runs and is dead, and the deliveries that nobody reads. */
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
  /** Milliseconds that the oldest of those that wait has waited. */
  readonly age: number
}

/**
 * It reads the queue alone, which holds nothing that is done. What runs is locked: its row names a transaction that has not
 * ended. Nobody can pretend that who may not lock the row.
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
