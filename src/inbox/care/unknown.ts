import { optionsOf } from '../../arguments/options.js'
import { hexToBytes } from '../../values/hex.js'
import type { Database } from '../database/database.js'
import { isUnknown, type Tables } from '../tables/tables.js'
import { type ListOptions, limitRule } from './dead.js'

/** A signed delivery of a family of chains that this package has no types for. */
export interface UnknownStored {
  readonly id: number
  readonly receivedAt: Date
  /** The body as it was received. */
  readonly body: string
}

/** Lists deliveries of unknown families, the oldest first. */
export async function listUnknown(
  database: Database,
  { deliveries }: Tables,
  options: Pick<ListOptions, 'limit'>,
): Promise<UnknownStored[]> {
  const { limit = 100 } = optionsOf(options, { limit: limitRule })
  const rows = await database.query({
    text: `
      select delivery.id::text as id, (extract(epoch from received_at) * 1000)::text as received, encode(body, 'hex') as body
      from ${deliveries} delivery where ${isUnknown} order by delivery.id limit $1::bigint`,
    values: [limit],
  })
  return rows.map((row) => ({
    id: Number(row.id),
    receivedAt: new Date(Number(row.received)),
    body: new TextDecoder().decode(hexToBytes(`0x${row.body ?? ''}`)),
  }))
}
