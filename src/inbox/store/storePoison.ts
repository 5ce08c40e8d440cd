import { bytesToHex } from '../../values/hex.js'
import { loadKeccak } from '../../webhooks/verify/loadKeccak.js'
import type { Database } from '../database/database.js'
import { inReadCommitted } from '../database/readCommitted.js'
import { cleanText } from '../events/cleanText.js'
import { migrations } from '../tables/migrations.js'
import type { Tables } from '../tables/tables.js'

/** Stores a signed body that can't be read, once, with the reason. */
export async function storePoison(
  database: Database,
  { deliveries }: Tables,
  body: Uint8Array,
  reason: string,
): Promise<void> {
  const keccak = await loadKeccak()
  await inReadCommitted(database, {
    text: `
      insert into ${deliveries} (key, reason, body, version) values ($1, $2, decode($3, 'hex'), ${migrations.length})
      on conflict (key) do nothing`,
    values: [`poison:${keccak(body, new Uint8Array())}`, cleanText(reason), bytesToHex(body).slice(2)],
  })
}
