import type { Effect } from 'ledgerline/inbox'

/** Your tables: whose address is whose, what is on its way to them, and what they were credited. Amounts in satoshi. */
export const paymentTables = `
  create table accounts (address text primary key, balance bigint not null default 0);
  create table incoming (key text, block text, address text not null, amount bigint not null, primary key (key, block));
  create table credits (key text primary key, address text not null, amount bigint not null)`

/**
 * Shows a payment as incoming while it is in the mempool or in a new block, and credits it once it is final. A payment
 * that moves from the mempool into a block, or from one block to another, leaves no row behind.
 */
export const creditPayment: Effect = async (event, { transaction }) => {
  if (event.kind !== 'bitcoinOutput') return // of outputs, each with its address
  const { key, stage, blockHash, data } = event
  const { address, value } = data
  if (value === null) return // it can't be read: the delivery is in inbox.poison()
  await transaction.query(`delete from incoming where key = $1 and block in ('mempool', $2)`, [key, blockHash])
  if (stage === 'orphaned') return // replaced, dropped, or in another block
  const payment = [key, address, value]
  if (stage === 'final') await transaction.query(credit, payment)
  else await transaction.query(show, [...payment, blockHash])
}

// Only outputs to accounts of yours: a payment also has outputs to others, such as the change of who pays.
const show = `
  insert into incoming (key, address, amount, block) select $1, address, $3, $4 from accounts where address = $2
  on conflict do nothing`
const credit = `
  with credited as (
    insert into credits (key, address, amount) select $1, address, $3 from accounts where address = $2
    on conflict do nothing returning address, amount
  )
  update accounts set balance = balance + amount from credited where accounts.address = credited.address`
