import type { Effect } from 'ledgerline/inbox'

/** Your tables: who has which address, and what they were credited. */
export const depositTables = `
  create table accounts (address text primary key, balance numeric(78, 0) not null default 0);
  create table credits (key text primary key, address text not null, amount numeric(78, 0) not null)`

/**
 * Credits a deposit, exactly once: the credit, the balance and the inbox's mark are one transaction. The key under a unique
 * index of your own is for streams that overlap: two of them bring one transfer as two events.
 */
export const creditDeposit: Effect = async (event, { transaction }) => {
  if (event.kind !== 'erc20Transfer' || event.stage !== 'final') return // a block that vanishes is never final
  const { to, value } = event.data
  const { rows } = await transaction.query(
    `insert into credits (key, address, amount) select $1, address, $3 from accounts where address = $2
     on conflict do nothing returning key`,
    [event.key, to, String(value)],
  )
  if (rows.length === 0) return // no account of ours, or credited before
  await transaction.query('update accounts set balance = balance + $2 where address = $1', [to, String(value)])
}
