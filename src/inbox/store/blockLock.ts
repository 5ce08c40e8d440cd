import { lockRows, type Tables } from '../tables/tables.js'

/**
 * The statement that lets the deliveries of one block be stored one after another, so that each sees the running numbers
 * that the one before it gave. It locks a row, which only a role that may write the tables can do.
 */
export function blockLockText({ locks }: Tables, chainId: string, blockHash: string): string {
  let id = 0
  for (const character of `${chainId} ${blockHash}`) id = (id * 31 + (character.codePointAt(0) ?? 0)) % lockRows
  return `select id::text from ${locks} where id = ${id} for update`
}
