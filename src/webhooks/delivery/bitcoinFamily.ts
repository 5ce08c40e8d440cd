import { decodeBitcoinWebhook } from '../../../generated/streams/decoders.gen.js'
import type { BitcoinWebhook, BitcoinWebhookTransaction } from '../../../generated/streams/types.gen.js'
import type { Decoding } from '../../operation/decode/decoding.js'
import { text as asText, isBlank, isObject, type Json } from '../../operation/decode/plain.js'
import { violation } from '../../operation/decode/violations.js'
import { memberOf } from '../../runtime/members.js'
import type { BitcoinDelivery, BitcoinDeliveryTransaction, BitcoinPhase } from './bitcoinDelivery.js'
import { inputOf, isCoinbase, outputOf, outputsByAddress } from './bitcoinTransfers.js'
import type { Family } from './family.js'
import { blockHas, has } from './fields.js'

/** Bitcoin: `btc-mainnet`, or a block with a height, or transactions with a `txid`. */
export const bitcoinFamily: Family<BitcoinDelivery> = {
  hasChain: (chainId) => /^btc/i.test(chainId),
  hasFields: (wire) => blockHas(wire, 'height') || hasTxid(wire),
  decode: decodeBitcoinWebhook,
  repeated: () => ({}),
  read(wire, decoding) {
    const webhook = decodeBitcoinWebhook(wire, decoding)
    if (!webhook) return undefined
    const { block, transactions, ...rest } = webhook
    const phase = phaseOf(webhook)
    const isPlaced = phase !== 'mempool'
    if (isPlaced) reportWithoutValue(wire, decoding)
    return {
      kind: 'bitcoin',
      phase,
      ...rest,
      block: isPlaced ? block : { hash: block.hash }, // the service fills in the rest, but it means nothing
      transactions: transactions.map((transaction) => transactionOf(transaction, isPlaced)),
    }
  },
  blank: (wire) => ({
    chainId: asText(memberOf(wire, 'chainId')) ?? '',
    network: asText(memberOf(wire, 'network')) ?? '',
    confirmed: true,
    block: { hash: '' },
  }),
  place: ({ chainId, network = '', phase = '', block: { hash = '' } }) => ({
    chain: chainId || network,
    block: hash,
    state: phase,
  }),
}

/** Its transactions, as they are on the wire. Their list has two names. */
const rowsIn = (wire: Json): readonly unknown[] => [memberOf(wire, 'transactions'), memberOf(wire, 'txs')].flat()

/** Whether its transactions have a `txid`. */
const hasTxid = (wire: Json): boolean => rowsIn(wire).some((row) => has(row, 'txid'))

/** Reports outputs of a block without a value: in the mempool it may be missing, but whoever credits a block needs it. */
function reportWithoutValue(wire: Json, decoding: Decoding): void {
  for (const output of rowsIn(wire).flatMap((row) => memberOf(Object(row), 'vout')))
    if (isObject(output) && isBlank(memberOf(output, 'value'))) violation(decoding, output, 'value', 'bitcoin')
}

function phaseOf({ block, confirmed }: BitcoinWebhook): BitcoinPhase {
  if (block.hash.toLowerCase() === 'mempool') return 'mempool'
  return confirmed ? 'confirmed' : 'mined'
}

function transactionOf(transaction: BitcoinWebhookTransaction, isPlaced: boolean): BitcoinDeliveryTransaction {
  const { blockHash, blockNumber, blockTimestamp, ...rest } = transaction
  const inputs = transaction.inputs.map(inputOf)
  const outputs = transaction.outputs.map(outputOf)
  return {
    ...rest,
    ...(isPlaced && {
      ...(blockHash !== undefined && { blockHash }),
      ...(blockNumber !== undefined && { blockNumber }),
      ...(blockTimestamp !== undefined && { blockTimestamp }),
    }),
    isCoinbase: transaction.isCoinbase || isCoinbase(inputs),
    inputs,
    outputs,
    outputsByAddress: outputsByAddress(outputs),
  }
}
