import { lockRows, type Tables } from '../tables/tables.js'

/**
 * The statement that makes the deliveries of one block be stored one after the other, so that each sees the numbers
 * that the one before it gave. It locks a row, which only a role with write access to the tables can do.
 */
export function blockLockText({ locks }: Tables, chainId: string, blockHash: string): string {
  let id = 0
  for (const character of `${chainId} ${blockHash}`) id = (id * 31 + (character.codePointAt(0) ?? 0)) % lockRows
  return `select id::text from ${locks} where id = ${id} for update`
}
