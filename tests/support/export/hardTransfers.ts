import { join } from 'node:path'
import { exportRows } from '../../../src/export.js'
import { createClient } from '../../../src/index.js'
import { transfer, wallet } from './listServer.js'

const most = 2n ** 256n - 1n
const unit = 10n ** 18n

/** Names that readers take for something else, and amounts that they round. Two tokens share the symbol `NA`. */
const rows = [
  { token_name: 'NA', address: wallet(1), value: 5n * unit, block_timestamp: '2024-01-01T23:30:00.000Z' },
  { token_name: 'null', address: wallet(1), value: 5n * unit + 1n, block_timestamp: '2024-01-02T00:30:00.000Z' },
  { token_name: '007', address: wallet(2), value: 9n },
  { token_name: 'Claim\n\\.\nat "us"; now', token_symbol: '=1+1', address: wallet(3), value: most },
  { token_name: 'Moon \ud83d 🌙', token_symbol: '', address: wallet(4), value: 10n ** 24n },
  { token_name: 'a \u0000 b \\u0000', token_symbol: 'Z', address: wallet(5), value: 0n },
]

/** What the transfers of each token add up to, by its address. */
export const totals: Readonly<Record<string, string>> = {
  [wallet(1)]: '10000000000000000001',
  [wallet(2)]: '9',
  [wallet(3)]: String(most),
  [wallet(4)]: String(10n ** 24n),
  [wallet(5)]: '0',
}

/** How many transfers each day of UTC has. */
export const days: Readonly<Record<string, number>> = { '2024-01-01': 5, '2024-01-02': 1 }

/** Exports transfers that are hard to read as the guide names the files. */
export async function exportHardTransfers(folder: string): Promise<void> {
  const result = rows.map((row, index) => ({
    ...transfer(wallet(0), 1),
    token_symbol: 'NA',
    ...row,
    value: String(row.value),
    value_decimal: `${row.value / unit}.${String(row.value % unit).padStart(18, '0')}`,
    log_index: index,
  }))
  const fetch = async () => Response.json({ page: 0, page_size: 100, cursor: null, result })
  const client = createClient({ apiKey: 'test', fetch })
  for (const out of ['wallet.csv', 'wallet.ndjson', 'wallet'])
    await exportRows(client, client.evm.getWalletTokenTransfers, [{ address: wallet(0) }], {
      out: join(folder, out),
      ...(out === 'wallet' && { format: 'parquet' }),
    })
}
