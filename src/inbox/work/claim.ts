import type { Row, Transaction } from '../database/database.js'
import type { Tables } from '../tables/tables.js'
import { savepoint } from './effect.js'
import { eventColumns, jobColumns } from './job.js'

/** What may be claimed: a stage of an event, or in the order of the chain a stream. */
export interface Candidate {
  /** Id of the event, or of the stream, as digits. */
  readonly id: string
  /** The stage that was queued; of a stream nothing. */
  readonly stage: string | undefined
}

/** How a worker finds work: it looks for several candidates in one statement, and claims each in a transaction of its own. */
export interface Search {
  /** The statement that looks for candidates. It holds none of them: a worker that dies delays nobody. */
  lookText(tables: Tables, limit: number): string
  /** When the next one is due, in milliseconds from now: 0 or less when one is. */
  nextDueText(tables: Tables): string
  /** Statements that open the transaction of a candidate, in one round trip. */
  openingText(tables: Tables, candidate: Candidate): string
  /** Claims a candidate in a transaction that was opened so; gives its job, or nothing where somebody else has it. */
  claim(transaction: Transaction, tables: Tables, candidate: Candidate): Promise<Row | undefined>
}

/**
 * Hands out whatever waits longest.
 *
 * The row of the queue stays locked until the transaction ends, so nobody else gets it; the event itself is not locked, so
 * no delivery waits for an effect. A stage waits while an older one of the same event is in the queue: `provisional` comes
 * before `orphaned`, and that before `final`, as they stand in the alphabet backwards.
 *
 * A look skips what is locked, and locks what it finds until the statement ends: two workers that look at once find
 * different rows. What it costs to plan it, it costs once for many; a claim knows its row. A row of the queue and its event
 * are read by a statement each: to plan a join costs more than both.
 *
 * Tables that grow fast have no statistics, and a plan that sorts what waits costs as much as there is. So every condition
 * is one of which Postgres believes, without any, that many rows meet it; then it reads the queue in its order. A scalar
 * look for the older stage is never joined.
 */
export const anyOrder: Search = {
  lookText: ({ queue, meta }, limit) => `
    select queued.event_id::text as id, queued.stage from ${queue} queued
    where queued.due_at <= now() and not (select paused from ${meta}) and not coalesce((
      select true from ${queue} older
      where older.event_id = queued.event_id and older.stage > queued.stage and older.dead_at is null limit 1
    ), false)
    order by queued.due_at limit ${limit} for update of queued skip locked`,
  nextDueText: ({ queue, meta }) => `
    select (extract(epoch from min(due_at) - now()) * 1000)::text as due from ${queue}
    where due_at < 'infinity' and not (select paused from ${meta})`,
  openingText: ({ events, queue, meta }, { id, stage }) => `
    select ${jobColumns.join(', ')} from ${queue} job where event_id = ${id} and stage = '${stage}'
      and due_at <= now() and not (select paused from ${meta}) for update skip locked;
    select ${eventColumns.join(', ')} from ${events} event where id = ${id};
    savepoint ${savepoint}`,
  async claim({ opened }) {
    const job = opened.find((row) => 'queued' in row)
    return job && Object.assign(opened.find((row) => 'key' in row) ?? {}, job) // a copy would cost as much as reading it
  },
}
