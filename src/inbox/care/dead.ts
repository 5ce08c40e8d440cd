import { optionsOf } from '../../arguments/options.js'
import { paramsOf } from '../../arguments/params.js'
import { isPositive, type Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'
import { isDate } from '../../values/isDate.js'
import type { Database } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import type { Stage } from '../events/eventTypes.js'
import type { Tables } from '../tables/tables.js'

/** An event that has used up its attempts. */
export interface DeadEvent {
  /** Grows with time. Pass the last one as `after` to read on. */
  readonly id: number
  readonly key: string
  readonly kind: string
  /** The stage whose effect failed. */
  readonly stage: Stage
  readonly attempts: number
  /** The last error, at most 1,000 characters. */
  readonly error: string
}

/** Which rows of a list to read. */
export interface ListOptions {
  /** The most rows to return. Default 100. */
  readonly limit?: number | undefined
  /** Returns only rows with a greater id. */
  readonly after?: number | undefined
}

/** Which dead events to retry: those of a key, or those of a kind that died since a `Date`. */
export type RetryChoice = { readonly key: string } | { readonly kind: string; readonly since: Date }

/** The rule of `limit`. */
export const limitRule: Rule = {
  demand: 'takes a whole number above 0',
  accepts: (value) => Number.isInteger(value) && isPositive(value),
}

const afterRule: Rule = { demand: 'takes the id of a row', accepts: (value) => Number.isSafeInteger(value) }

const deadColumns = 'event_id, stage, attempts, error, dead_at'

/** Lists dead events, the oldest first. */
export async function listDead(
  database: Database,
  { events, queue, pending }: Tables,
  options: ListOptions,
): Promise<DeadEvent[]> {
  const { limit = 100, after = 0 } = optionsOf(options, { limit: limitRule, after: afterRule })
  const rows = await database.query({
    text: `
      select queued.event_id::text as id, event.key, event.kind, queued.stage, queued.attempts::text as attempts, queued.error
      from (select ${deadColumns} from ${queue} union all select ${deadColumns} from ${pending}) queued join ${events} event on event.id = queued.event_id
      where queued.dead_at is not null and queued.event_id > $1::bigint order by queued.event_id limit $2::bigint`,
    values: [after, limit],
  })
  return rows.map((row) => ({
    id: Number(row.id),
    key: row.key ?? '',
    kind: row.kind ?? '',
    stage: row.stage as Stage, // the table has a check
    attempts: Number(row.attempts),
    error: row.error ?? '',
  }))
}

/** Gives dead events all their attempts again. Resolves to how many there were. */
export async function retryDead(database: Database, tables: Tables, choice: RetryChoice): Promise<number> {
  const given: { key?: string; kind?: string; since?: Date } = paramsOf(
    choice as { readonly key: string; readonly kind: string; readonly since: Date }, // one of the two
    'choice',
    choiceRules,
    '{ key } or { kind, since }',
  )
  const { key, kind, since } = given
  if ((key === undefined) === (kind === undefined || since === undefined)) {
    throw new InputError('Param choice takes { key } or { kind, since }')
  }
  const values = key === undefined ? [kind, since?.getTime()] : [key]
  let count = 0
  for (const queue of [tables.queue, tables.pending]) {
    const rows = await inReadCommitted(database, { text: revivingText(tables, queue, key !== undefined), values })
    count += rows.length
  }
  return count
}

const revivingText = ({ events }: Tables, queue: string, byKey: boolean): string => `
      update ${queue} queued set dead_at = null, attempts = 0, due_at = now() from ${events} event
      where event.id = queued.event_id and queued.dead_at is not null
        and ${byKey ? 'event.key = $1' : 'event.kind = $1 and queued.dead_at >= to_timestamp($2::float8 / 1000)'}
      returning queued.event_id::text as id`

const textRule: Rule = { demand: 'takes text', accepts: (value) => typeof value === 'string' && value !== '' }

const choiceRules = {
  key: textRule,
  kind: textRule,
  since: {
    demand: 'takes a Date',
    accepts: (value: unknown) => isDate(value) && Number.isFinite(value.getTime()),
  },
}
