import { decodeSolanaWebhook } from '../../../generated/streams/decoders.gen.js'
import type { SolanaWebhook } from '../../../generated/streams/types.gen.js'
import type { Decoding } from '../../operation/decode/decoding.js'
import { text as asText, isObject, type Json } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'
import { type Family, stateOf } from './family.js'
import { blockHas } from './fields.js'
import type { SolanaDelivery, SolanaDeliveryTransaction } from './solanaDelivery.js'
import { tokenChangesOf } from './tokenChanges.js'

/** Solana: `solana_mainnet`, or a block with a slot. */
export const solanaFamily: Family<SolanaDelivery> = {
  hasChain: (chainId) => /^solana/i.test(chainId),
  hasFields: (wire) => blockHas(wire, 'slot'),
  decode: decodeSolanaWebhook,
  repeated: () => ({}),
  read(wire, decoding) {
    const webhook = decodeSolanaWebhook(wire, decoding)
    return webhook && { kind: 'solana', ...webhook, transactions: transactionsOf(webhook, wire, decoding) }
  },
  blank: (wire) => ({
    chainId: asText(memberOf(wire, 'chainId')) ?? '',
    network: asText(memberOf(wire, 'network')) ?? '',
    confirmed: true,
    block: { slot: 0 },
  }),
  place: (delivery) => ({
    chain: delivery.chainId || (delivery.network ?? ''),
    block: delivery.block.blockHash || String(delivery.block.slot),
    state: stateOf(delivery),
  }),
}

/** Adds what is derived to the decoded transactions. Balances are read from the wire, where their issues have a path. */
function transactionsOf(
  { block, transactions }: SolanaWebhook,
  wire: Json,
  decoding: Decoding,
): readonly SolanaDeliveryTransaction[] {
  const rows = memberOf(wire, 'transactions')
  const read = Array.isArray(rows) ? rows.filter((row) => isObject(row) && !decoding.broken?.has(row)) : []
  return transactions.map((transaction, position) => {
    const row: Json = Object(read[position])
    const { accountKeys, err = null, slot = block.slot } = transaction
    return { ...transaction, slot, err, tokenChanges: tokenChangesOf(row, accountKeys, decoding) }
  })
}
