import { optionsOf } from '../../arguments/options.js'
import { hexToBytes } from '../../values/hex.js'
import type { Database } from '../database/database.js'
import type { Tables } from '../tables/tables.js'
import { type ListOptions, limitRule } from './dead.js'

/** A signed delivery that couldn't be read, in whole or in part. */
export interface PoisonDelivery {
  readonly id: number
  readonly receivedAt: Date
  /** What is wrong with it. If there are several problems, the first one and how many more. */
  readonly reason: string
  /** The body as it was received. Bytes that aren't UTF-8 are replaced here, but not in the table. */
  readonly body: string
}

/** Lists poison, the oldest first. */
export async function listPoison(
  database: Database,
  { deliveries }: Tables,
  options: Pick<ListOptions, 'limit'>,
): Promise<PoisonDelivery[]> {
  const { limit = 100 } = optionsOf(options, { limit: limitRule })
  const rows = await database.query({
    text: `
      select delivery.id::text as id, (extract(epoch from received_at) * 1000)::text as received, reason,
        encode(body, 'hex') as body
      from ${deliveries} delivery where reason is not null order by delivery.id limit $1::bigint`,
    values: [limit],
  })
  return rows.map((row) => ({
    id: Number(row.id),
    receivedAt: new Date(Number(row.received)),
    reason: row.reason ?? '',
    body: new TextDecoder().decode(hexToBytes(`0x${row.body ?? ''}`)),
  }))
}
