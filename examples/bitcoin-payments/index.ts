// Bitcoin payments from the mempool to the balance of an account: npm run example -- bitcoin-payments
import { PGlite } from '@electric-sql/pglite'
import { createInbox } from 'ledgerline/inbox'
import { formatBitcoin } from 'ledgerline/values'
import { simulateDeliveries } from 'ledgerline/webhooks'
import { creditPayment, paymentTables } from './creditPayments.js'

const secret = 'a secret of the example'
const database = new PGlite() // in production a Pool of pg
const inbox = createInbox({ database, secret })
await inbox.migrate()
await database.exec(paymentTables)
const worker = inbox.work(creditPayment, { pending: true }) // without it, nothing is seen of the mempool

await play('unconfirmed-then-confirmed', { seed: 1 })
await play('replaced', { seed: 2 }) // two payments spend the same output: only one can be mined
const deliveries = await play('unconfirmed-then-confirmed', { seed: 3, isLastLost: true })

// No delivery tells what became of a payment that stays incoming. In production, ask the chain every few minutes.
const swept = await inbox.sweep({ client: { universal: deliveries.chain.universal }, olderThan: 0 })
await inbox.idle()
console.log('swept:', swept)
console.table(await balances())
await worker.stop()
await database.close()

/** Delivers a scenario, and shows the accounts after each delivery. */
async function play(
  scenario: 'unconfirmed-then-confirmed' | 'replaced',
  { seed, isLastLost = false }: { seed: number; isLastLost?: boolean },
) {
  const deliveries = simulateDeliveries({ network: 'bitcoin', secret, scenario, seed })
  for await (const { body, headers, note } of deliveries) {
    const { confirmed, transactions } = JSON.parse(body)
    if (isLastLost && confirmed) continue
    const { scriptPubKeyAddress: address } = transactions[0].vout[1] // it's an account of yours
    await database.query('insert into accounts values ($1) on conflict do nothing', [address])
    const { status } = await inbox.handler(new Request('http://localhost/', { method: 'POST', body, headers }))
    await inbox.idle()
    console.log(`\n${status}  ${note}`)
    console.table(await balances())
  }
  return deliveries
}

/** What each account has, and what is on its way. */
async function balances() {
  const { rows } = await database.query<{ address: string; incoming: string; balance: string }>(
    `select address, balance::text, coalesce((
       select sum(amount) from incoming where incoming.address = accounts.address), 0)::text as incoming from accounts`,
  )
  return rows.map(({ address, incoming, balance }) => ({
    address,
    incoming: `${formatBitcoin(incoming)} BTC`,
    balance: `${formatBitcoin(balance)} BTC`,
  }))
}
