import type { Row, Transaction } from '../database/database.js'
import type { Tables } from '../tables/tables.js'
import { savepoint } from './effect.js'
import { eventColumns, jobColumns } from './job.js'

/** Something that may be claimed: a stage of an event, or with `order: 'chain'` a stream. */
export interface Candidate {
  /** Id of the event or the stream, as digits. */
  readonly id: string
  /** The stage that was queued; `undefined` for a stream. */
  readonly stage: string | undefined
  readonly source: Source
}

/** A queue that a worker searches, and how. */
export interface Source {
  readonly search: Search
  /** The tables, with the queue to search as `queue`. */
  readonly tables: Tables
}

/**
 * How a worker finds work. It searches for several candidates in one statement, and claims each in its own transaction.
 */
export interface Search {
  /** The statement that searches for candidates. It claims none of them, so a worker that dies delays nothing. */
  lookText(tables: Tables, limit: number): string
  /** The statement that returns when the next one is due, in milliseconds from now: 0 or less if one is due already. */
  nextDueText(tables: Tables): string
  /** The statements that open the transaction of a candidate, in one round trip. */
  openingText(tables: Tables, candidate: Candidate): string
  /** Claims a candidate in such a transaction. Returns its job, or `undefined` if another worker has it. */
  claim(transaction: Transaction, tables: Tables, candidate: Candidate): Promise<Row | undefined>
}

/**
 * Hands out what has waited longest.
 *
 * The row of the queue stays locked until the transaction ends, so no other worker gets it. The event itself isn't
 * locked, so no delivery waits for an effect. A stage waits while an earlier one of the same event is in the queue. The
 * order is `provisional`, `orphaned`, `final`, and in the queue of pending events `pending`, `orphaned`: the reverse of
 * the alphabet.
 *
 * A search skips locked rows, and locks what it finds until the statement ends, so that two workers that search at once
 * find different rows. Planning it pays off because it finds many; a claim knows its row. The queue and the event are
 * read with a statement each, because planning a join costs more than both.
 *
 * Tables that grow fast have no statistics, and a plan that sorts all waiting rows gets slower the more there are. So
 * every condition is one that Postgres, without statistics, expects many rows to meet; then it reads the queue in
 * order. The earlier stage is a scalar subquery, which is never turned into a join.
 */
export const anyOrder: Search = {
  lookText: ({ queue, meta }, limit) => `
    select queued.event_id::text as id, queued.stage from ${queue} queued
    where queued.due_at <= now() and not (select is_paused from ${meta}) and not coalesce((
      select true from ${queue} older
      where older.event_id = queued.event_id and older.stage > queued.stage and older.dead_at is null limit 1
    ), false)
    order by queued.due_at limit ${limit} for update of queued skip locked`,
  nextDueText: ({ queue, meta }) => `
    select (extract(epoch from min(due_at) - now()) * 1000)::text as due from ${queue}
    where due_at < 'infinity' and not (select is_paused from ${meta})`,
  openingText: ({ events, queue, meta }, { id, stage }) => `
    select ${jobColumns.join(', ')} from ${queue} job where event_id = ${id} and stage = '${stage}'
      and due_at <= now() and not (select is_paused from ${meta}) for update skip locked;
    select ${eventColumns.join(', ')} from ${events} event where id = ${id};
    savepoint ${savepoint}`,
  async claim({ opened }) {
    const job = opened.find((row) => 'queued' in row)
    return job && Object.assign(opened.find((row) => 'key' in row) ?? {}, job) // no copy: it would cost as much as reading the row
  },
}
