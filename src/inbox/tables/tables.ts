import { ConfigurationError } from '../../errors/configuration.js'

/** The names of the tables of an inbox, as SQL has them. */
export interface Tables {
  /** The schema, as it was given. */
  readonly schema: string
  /** The same, quoted. */
  readonly quotedSchema: string
  readonly deliveries: string
  readonly events: string
  readonly queue: string
  readonly streams: string
  /** Rows that are locked and hold nothing, `lockRows` of them. */
  readonly locks: string
  readonly meta: string
}

/** The channel that tells workers of new events; the payload is the schema. */
export const channel = 'ledgerline_inbox'

/** How many rows there are to be locked, with ids from 0: enough that two blocks seldom share one. */
export const lockRows = 1024

/** The condition, of the row of a delivery, that no type knows its family: its body is kept, and nothing is wrong with it. */
export const isUnknown = 'reason is null and body is not null'

/** Bytes of a name; Postgres cuts off the rest. */
const longestName = 63

/**
 * Names the tables in a schema.
 *
 * @throws {ConfigurationError} for a name that Postgres would cut off or not take.
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
    streams: named('streams'),
    locks: named('locks'),
    meta: named('meta'),
  }
}
