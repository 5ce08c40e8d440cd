// Solana token deposits, each credited once to the owner of the token account: npm run example -- solana-deposits
import { PGlite } from '@electric-sql/pglite'
import { createInbox, type Effect } from 'ledgerline/inbox'
import { simulateDeliveries } from 'ledgerline/webhooks'

const secret = 'a secret of the example'
const database = new PGlite() // in production a Pool of pg
const inbox = createInbox({ database, secret })
await inbox.migrate()
await database.exec(`
  create table accounts (owner text, mint text, balance numeric not null default 0, primary key (owner, mint));
  create table credits (key text primary key, owner text not null, mint text not null, amount numeric not null)`)

const creditDeposit: Effect = async (event, { transaction }) => {
  if (event.kind !== 'solanaTokenChange' || event.stage !== 'final') return
  const { owner, mint, change, err } = event.data
  if (err !== null || change <= 0n) return // the transaction failed, or it's what went out
  // Only tokens that you accept: anybody can make one with the name of another, but not with its mint.
  const { rows } = await transaction.query(
    `insert into credits (key, owner, mint, amount) select $1, owner, mint, $4 from accounts where owner = $2 and mint = $3
     on conflict do nothing returning key`,
    [event.key, owner, mint, String(change)],
  )
  if (rows.length === 0) return // no account of ours, or credited before
  const update = 'update accounts set balance = balance + $3 where owner = $1 and mint = $2'
  await transaction.query(update, [owner, mint, String(change)])
}
const worker = inbox.work(creditDeposit)

for (const [index, scenario] of (['confirmed-first', 'duplicates', 'moved'] as const).entries()) {
  const deliveries = simulateDeliveries({ network: 'solana', secret, scenario, seed: index + 1 })
  for await (const { body, headers, note } of deliveries) {
    const { owner, mint } = JSON.parse(body).transactions[0].postTokenBalances[1] // the first recipient has an account
    await database.query('insert into accounts values ($1, $2) on conflict do nothing', [owner, mint])
    const { status } = await inbox.handler(new Request('http://localhost/', { method: 'POST', body, headers }))
    await inbox.idle()
    console.log(`${status}  ${note}`)
  }
}
await worker.stop()

const transactions = `
  select count(*)::int as transactions, (count(*) filter (where data ->> 'err' is not null))::int as failed
  from ledgerline_events where kind = 'solanaTransaction' and stage = 'final'`
console.table((await database.query('select owner, balance from accounts')).rows) // in base units of the token
console.table((await database.query('select count(*)::int as credits, sum(amount) as credited from credits')).rows)
console.table((await database.query(transactions)).rows)
await database.close()
