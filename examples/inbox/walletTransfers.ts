import type { Effect } from 'ledgerline/inbox'

/** A table of transfers: those of blocks that were just mined too, without those of blocks that have vanished. */
export const transferTable = `
  create table transfers (
    key text, block text, sender text, recipient text, amount numeric(78, 0), is_final boolean, primary key (key, block)
  )`

/** Keeps the table: what is mined is shown at once, what is final says so, what is orphaned goes. */
export const keepTransfer: Effect = async (event, { transaction }) => {
  if (event.kind !== 'erc20Transfer') return
  const { key, blockHash, stage, data } = event
  if (stage === 'orphaned') {
    await transaction.query('delete from transfers where key = $1 and block = $2', [key, blockHash])
    return
  }
  await transaction.query(
    `insert into transfers values ($1, $2, $3, $4, $5, $6)
     on conflict (key, block) do update set is_final = excluded.is_final`,
    [key, blockHash, data.from, data.to, String(data.value), stage === 'final'],
  )
}
