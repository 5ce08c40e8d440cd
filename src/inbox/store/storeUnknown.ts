import { bytesToHex } from '../../values/hex.js'
import type { UnknownDelivery } from '../../webhooks/delivery/delivery.js'
import type { Database } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import { cleanText } from '../events/cleanText.js'
import { migrations } from '../tables/migrations.js'
import type { Tables } from '../tables/tables.js'

/**
 * Stores a delivery of an unknown family once, with its body, which a later version may be able to read.
 *
 * @param key - the same for every copy and retry
 */
export async function storeUnknown(
  database: Database,
  { deliveries }: Tables,
  { key, body, delivery }: { readonly key: string; readonly body: Uint8Array; readonly delivery: UnknownDelivery },
): Promise<void> {
  const { streamId, tag, chainId, confirmed } = delivery
  const texts = [streamId, tag, chainId].map((text) => (text === undefined ? null : cleanText(text)))
  await inReadCommitted(database, {
    text: `
      insert into ${deliveries} (key, stream_id, tag, chain_id, confirmed, body, version)
      values ($1, $2, $3, $4, $5::text::boolean, decode($6, 'hex'), ${migrations.length})
      on conflict (key) do nothing`,
    values: [key, ...texts, confirmed === undefined ? null : String(confirmed), bytesToHex(body).slice(2)],
  })
}
