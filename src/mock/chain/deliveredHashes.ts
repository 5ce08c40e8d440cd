import type { Webhook } from '../../../generated/streams/types.gen.js'
import { fieldOf } from '../../values/fieldOf.js'
import { aHash } from './chainRules.js'

/** The lists of an object whose records are of a transaction, each with the field that has its hash. */
type HashFields<Holder> = {
  readonly [List in keyof Holder as FieldIn<Holder[List]> extends never ? never : List]: FieldIn<Holder[List]>
}

/** The field of a record that has the hash of its transaction. */
type FieldIn<List> = List extends readonly (infer Row)[]
  ? Row extends { readonly transactionHash: string }
    ? 'transactionHash'
    : Row extends { readonly hash: string }
      ? 'hash'
      : never
  : never

const lists: HashFields<Webhook> = {
  logs: 'transactionHash',
  txs: 'hash',
  txsInternal: 'transactionHash',
  erc20Transfers: 'transactionHash',
  erc20Approvals: 'transactionHash',
  nftTransfers: 'transactionHash',
  nftTokenApprovals: 'transactionHash',
}

const approvals: HashFields<Webhook['nftApprovals']> = { ERC721: 'transactionHash', ERC1155: 'transactionHash' }

/** The hashes of the transactions that the records of an EVM delivery are of, in lower case, each once. */
export function deliveredHashes(wire: unknown): readonly string[] {
  return [...new Set([...hashesIn(wire, lists), ...hashesIn(fieldOf(wire, 'nftApprovals'), approvals)])]
}

function hashesIn(holder: unknown, fields: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(fields).flatMap(([list, field]) => {
    const rows = fieldOf(holder, list)
    const hashes = Array.isArray(rows) ? rows.map((row) => fieldOf(row, field)) : []
    return hashes.filter(aHash.accepts).map((hash) => hash.toLowerCase())
  })
}
