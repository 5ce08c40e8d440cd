// An inbox, the deliveries of a bad day, and what becomes of them: npm run example -- inbox
import { PGlite } from '@electric-sql/pglite'
import { createInbox } from 'ledgerline/inbox'
import { simulateDeliveries } from 'ledgerline/webhooks'
import { creditDeposit, depositTables } from './creditDeposits.js'
import { keepTransfer, transferTable } from './walletTransfers.js'

const secret = 'a secret of the example'
const database = new PGlite() // in production a Pool of pg
const inbox = createInbox({ database, secret })
await inbox.migrate()
await database.exec(`${depositTables}; ${transferTable}`)

const worker = inbox.work(async (event, context) => {
  await creditDeposit(event, context)
  await keepTransfer(event, context)
})

const scenarios = ['unconfirmed-then-confirmed', 'confirmed-first', 'duplicates', 'moved', 'reorg', 'poison'] as const
for (const [index, scenario] of scenarios.entries()) {
  const deliveries = simulateDeliveries({ network: 'evm', secret, scenario, seed: index + 1 })
  for await (const { body, headers, note } of deliveries) {
    const [first] = JSON.parse(body).erc20Transfers // every first recipient has an account
    if (first?.to) await database.query('insert into accounts values ($1) on conflict do nothing', [first.to])
    const { status } = await inbox.handler(new Request('http://localhost/', { method: 'POST', body, headers }))
    await settled()
    console.log(`${status}  ${note}`)
    console.table(await stages())
  }
  if (scenario !== 'reorg') continue
  // Its first block has vanished and is never mentioned again: only the chain knows. In production, ask it every few minutes
  const swept = await inbox.sweep({ client: { evm: deliveries.chain }, olderThan: 0 })
  await settled()
  console.log(`swept: ${JSON.stringify(swept)}`)
  console.table(await stages())
}
await worker.stop()

console.table((await database.query('select count(*) as credits, sum(amount) as credited from credits')).rows)
console.table(
  (await database.query('select is_final, count(*) as transfers from transfers group by 1 order by 1')).rows,
)
console.log('unreadable:', ...(await inbox.poison()).map(({ reason }) => reason))
await database.close()

/** Waits until every effect is done. */
async function settled(): Promise<void> {
  while ((await inbox.stats()).waiting > 0) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** How many events of each kind are in which stage. */
async function stages(): Promise<readonly unknown[]> {
  const count = (stage: string): string => `count(*) filter (where stage = '${stage}')::int as ${stage}`
  const figures = ['provisional', 'final', 'orphaned'].map(count).join(', ')
  return (await database.query(`select kind, ${figures} from ledgerline_events group by kind order by kind`)).rows
}
