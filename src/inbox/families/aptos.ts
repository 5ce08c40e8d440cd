import { fieldOf } from '../../values/fieldOf.js'
import type { AptosDelivery } from '../../webhooks/delivery/delivery.js'
import type { Family } from './family.js'
import { type KindRule, type Kinds, type RowOf, value } from './kindRule.js'

type AptosRules = {
  readonly coinTransfer: KindRule<AptosDelivery, RowOf<AptosDelivery['coinTransfers']>>
  readonly coinDeposit: KindRule<AptosDelivery, RowOf<AptosDelivery['coinDeposits']>>
  readonly coinWithdrawal: KindRule<AptosDelivery, RowOf<AptosDelivery['coinWithdrawals']>>
  readonly event: KindRule<AptosDelivery, RowOf<AptosDelivery['events']>>
}

/** Older deliveries call it `transaction`. Events aren't decoded, so it may be anything. */
function aptosHash(row: { readonly txHash?: string }): string | undefined {
  const found = fieldOf(row, 'txHash') ?? fieldOf(row, 'transaction')
  return typeof found === 'string' ? found.toLowerCase() : undefined
}

/** The fields of an event that an Aptos node returns. The service may add others at any time. */
const aptosEventFields = ['type', 'guid', 'sequence_number', 'data'] as const

/** The records of an Aptos delivery. */
const aptosKinds: AptosRules & Kinds<AptosDelivery> = {
  coinTransfer: {
    lists: ['/coinTransfers'],
    rowsOf: ({ coinTransfers }) => coinTransfers,
    hashOf: aptosHash,
    contentOf: (row) => [row.from, row.to, row.value],
    amountOf: value,
  },
  coinDeposit: {
    lists: ['/coinDeposits'],
    rowsOf: ({ coinDeposits }) => coinDeposits,
    hashOf: aptosHash,
    contentOf: (row) => [row.address, row.sequenceNumber, row.value],
    amountOf: value,
  },
  coinWithdrawal: {
    lists: ['/coinWithdrawals'],
    rowsOf: ({ coinWithdrawals }) => coinWithdrawals,
    hashOf: aptosHash,
    contentOf: (row) => [row.address, row.sequenceNumber, row.value],
    amountOf: value,
  },
  event: {
    lists: ['/events'],
    rowsOf: ({ events }) => events,
    hashOf: aptosHash,
    contentOf: (row) => aptosEventFields.map((name) => fieldOf(row, name)),
  },
}

/** Aptos networks, whose blocks are final when they are delivered. */
export const aptosFamily: Family<AptosDelivery> = {
  kinds: aptosKinds,
  lacksHashes: true,
  hasChain: (chainId) => chainId.startsWith('aptos:'),
  blockOf({ network, block: { number, hash, timestamp } }) {
    if (number === undefined || timestamp === undefined || hash === '') return undefined
    return { chainId: `aptos:${network}`, number, hash: hash.toLowerCase(), timestamp, stage: 'final' }
  },
  lostHashOf: () => undefined, // no reorg can move the transaction, so nobody asks
  judgeOf: () => undefined, // nothing stays provisional
}
