// An indexer that resumes: every token transfer of a wallet, into a file, once. npm run example -- transfers [address]
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLedgerlineError } from 'ledgerline'
import { toJson } from 'ledgerline/values'
import { client, wallet } from './client.js'

const rows = join(tmpdir(), `transfers-${wallet}.jsonl`)
const place = `${rows}.cursor`

// undefined: from the beginning. A list that has ended is asked again from the beginning here, to show something.
const stored = await readFile(place, 'utf8').catch(() => '')
const cursor: string | undefined = stored || undefined
let count = 0
if (!cursor) await writeFile(rows, '')
try {
  for await (const page of client.evm.getWalletTokenTransfers({ address: wallet, cursor }).pages()) {
    // Rows first, then the cursor: killed in between, a page is written twice, never lost. A database takes both at once.
    await appendFile(rows, page.result.map((transfer) => `${toJson(transfer)}\n`).join(''))
    await writeFile(place, page.cursor ?? '')
    count += page.result.length
  }
  console.log(`${count} transfers in ${rows}`)
} catch (error) {
  if (!isLedgerlineError(error)) throw error
  console.error(
    `${error.message}\n${count} transfers so far; start again to go on at ${error.cursor ?? 'the beginning'}`,
  )
  process.exitCode = 1
}
