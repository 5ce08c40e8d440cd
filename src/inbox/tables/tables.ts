import { ConfigurationError } from '../../errors/configuration.js'

/** The names of an inbox's tables, quoted for SQL. */
export interface Tables {
  /** The schema, as it was passed. */
  readonly schema: string
  /** The schema, quoted. */
  readonly quotedSchema: string
  readonly deliveries: string
  readonly events: string
  readonly queue: string
  /** The queue of pending events, for workers that ask for them. It has the columns of `queue`. */
  readonly pending: string
  readonly streams: string
  /** `lockRows` rows that hold no data and serve as locks. */
  readonly locks: string
  /** The outputs that transactions spend, on chains with a mempool. */
  readonly spends: string
  readonly meta: string
  /** Exists only while a migration moves events. */
  readonly moved: string
}

/** The channel that notifies workers of new events. The payload is the schema. */
export const channel = 'ledgerline_inbox'

/** How many rows there are to lock, with ids from 0: so many that two blocks seldom share one. */
export const lockRows = 1024

/** Condition: the delivery is of an unknown family, because its body is kept without a reason. */
export const isUnknown = 'reason is null and body is not null'

/** The longest name in bytes; Postgres truncates longer ones. */
const longestName = 63

/**
 * Names the tables in a schema.
 *
 * @throws {ConfigurationError} for a name that Postgres would truncate or reject.
 */
export function tablesIn(schema: string): Tables {
  const { length } = new TextEncoder().encode(schema)
  if (length === 0 || length > longestName || /[\0"]/.test(schema)) {
    throw new ConfigurationError('Invalid option: schema', {
      hints: ['schema takes the name of a schema: 1 to 63 bytes, without double quotes'],
    })
  }
  const quotedSchema = `"${schema}"`
  const named = (name: string): string => `${quotedSchema}.ledgerline_${name}`
  return {
    schema,
    quotedSchema,
    deliveries: named('deliveries'),
    events: named('events'),
    queue: named('queue'),
    pending: named('pending'),
    streams: named('streams'),
    locks: named('locks'),
    spends: named('spends'),
    meta: named('meta'),
    moved: named('moved'),
  }
}
