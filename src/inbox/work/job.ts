import type { Row } from '../database/database.js'
import type { InboxEvent, Stage } from '../events/eventTypes.js'
import { isOpen } from '../events/isOpen.js'
import { readData } from '../events/storedData.js'

/** A stage of an event that a worker holds. */
export interface Job {
  /** Id of the event, as digits. */
  readonly id: string
  /** The stage that was queued. */
  readonly stage: Stage
  /** Attempts before this one. */
  readonly attempts: number
  /** What the effect receives; `undefined` if the event has reached another stage, so that there is nothing to do. */
  readonly event: InboxEvent | undefined
}

/** The columns that a claim selects from the queue, as text. */
export const jobColumns: readonly string[] = [
  'job.event_id::text as id',
  'job.stage as queued',
  'job.attempts::text as attempts',
]

/** The columns that it selects from the event. */
export const eventColumns: readonly string[] = [
  'event.stage',
  'event.handed',
  'event.key',
  'event.kind',
  'event.stream_id',
  'event.tag',
  'event.chain_id',
  'event.block_number::text as block_number',
  'event.block_hash',
  '(extract(epoch from event.block_timestamp) * 1000)::text as block_time',
  'event.transaction_hash',
  'event.data::text as data',
  'event.bigints::text as bigints',
]

/** Reads a job from its row. */
export function jobOf(row: Row): Job {
  const attempts = Number(row.attempts)
  const job = { id: row.id ?? '', stage: row.queued as Stage, attempts } // the queue holds stages only
  return { ...job, event: isDue(row) ? eventOf(row, attempts + 1) : undefined }
}

/** Whether the queued stage is still the event's, and open. */
function isDue({ queued, stage, handed, data }: Row): boolean {
  return queued === stage && typeof data === 'string' && isOpen({ stage, handed })
}

function eventOf(row: Row, attempt: number): InboxEvent {
  return {
    key: row.key,
    kind: row.kind,
    stage: row.stage,
    streamId: row.stream_id,
    tag: row.tag,
    chainId: row.chain_id,
    blockNumber: BigInt(row.block_number ?? 0),
    blockHash: row.block_hash,
    blockTimestamp: new Date(Number(row.block_time)),
    transactionHash: row.transaction_hash,
    data: readData({ data: row.data ?? 'null', bigints: row.bigints ?? null }),
    attempt,
  } as InboxEvent // as it was stored: the kind determines the data
}
