import type { BitcoinDelivery, BitcoinDeliveryTransaction } from '../../webhooks/delivery/bitcoinDelivery.js'
import { makesCoins } from '../../webhooks/delivery/bitcoinTransfers.js'
import { bitcoinJudge } from './bitcoinJudge.js'
import type { BitcoinOutputData } from './derivedRows.js'
import type { EventBlock } from './eventBlock.js'
import type { Family } from './family.js'
import { type KindRule, type Kinds, value } from './kindRule.js'

type BitcoinRules = {
  readonly bitcoinTransaction: KindRule<BitcoinDelivery, BitcoinDeliveryTransaction>
  readonly bitcoinOutput: KindRule<BitcoinDelivery, BitcoinOutputData>
}

const txidOf = ({ txid }: { readonly txid: string }): string => txid.toLowerCase()

/** The records of a Bitcoin delivery. A txid determines its transaction, with its outputs. */
const bitcoinKinds: BitcoinRules & Kinds<BitcoinDelivery> = {
  bitcoinTransaction: {
    lists: ['/transactions', '/txs'],
    rowsOf: ({ transactions }) => transactions,
    hashOf: txidOf,
    contentOf: () => [],
    isOnce: () => true,
    dataOf: () => ({ of: ({ outputsByAddress, ...data }) => data }),
  },
  bitcoinOutput: {
    lists: ['/transactions/*/vout', '/txs/*/vout'],
    rowsOf: ({ transactions }) =>
      transactions.flatMap(({ txid, outputs }) =>
        outputs.map((output, position) => ({ ...output, n: output.n ?? position, txid })),
      ),
    hashOf: txidOf,
    contentOf: (row) => [row.n], // not its value, which a delivery may leave out
    indexOf: ({ n }) => n,
    isDetermined: true,
    amountOf: value,
  },
}

/** What each phase of a delivery makes of its events. */
const stages: Readonly<Record<BitcoinDelivery['phase'], EventBlock['stage']>> = {
  mempool: 'pending',
  mined: 'provisional',
  confirmed: 'final',
}

/** Bitcoin, whose transactions are delivered in the mempool, when they are mined, and when they are confirmed. */
export const bitcoinFamily: Family<BitcoinDelivery> = {
  kinds: bitcoinKinds,
  hasChain: (chainId) => chainId.startsWith('btc'),
  blockOf({ chainId, network, phase, block: { hash, height, timestamp } }) {
    const chain = chainId || `btc-${network || 'mainnet'}`
    const stage = stages[phase]
    if (stage === 'pending') return { chainId: chain, number: 0n, hash: 'mempool', timestamp: undefined, stage }
    if (height === undefined || hash === '') return undefined
    return { chainId: chain, number: height, hash: hash.toLowerCase(), timestamp, stage }
  },
  lostHashOf(row) {
    const { txid } = Object(row)
    return typeof txid === 'string' && txid !== '' ? txid.toLowerCase() : undefined
  },
  spendsOf: ({ transactions }) =>
    transactions.flatMap((transaction) =>
      transaction.inputs.flatMap((input) =>
        input.txid === null || input.vout === null || makesCoins(input)
          ? []
          : [{ hash: txidOf(transaction), output: `${input.txid.toLowerCase()}:${input.vout}` }],
      ),
    ),
  judgeOf: bitcoinJudge,
}
