import type { SolanaDelivery, SolanaDeliveryTransaction } from '../../webhooks/delivery/solanaDelivery.js'
import type { SolanaTokenChangeData } from './derivedRows.js'
import type { Family } from './family.js'
import type { KindRule, Kinds, RowData } from './kindRule.js'
import { solanaJudge } from './solanaJudge.js'

type SolanaRules = {
  readonly solanaTransaction: KindRule<SolanaDelivery, SolanaDeliveryTransaction>
  readonly solanaTokenChange: KindRule<SolanaDelivery, Share>
}

/** A change, and which one of its token account it is: 1 for that of the owner after, where the account changes hands. */
interface Share extends SolanaTokenChangeData {
  readonly number: number
}

/** The records of a Solana delivery. A signature determines its transaction, but not what came of it in a slot. */
const solanaKinds: SolanaRules & Kinds<SolanaDelivery> = {
  solanaTransaction: {
    lists: ['/transactions'],
    rowsOf: ({ transactions }) => transactions,
    hashOf: ({ signature }) => signature,
    contentOf: () => [],
    isOnce: () => true,
  },
  solanaTokenChange: {
    lists: ['/transactions/*/preTokenBalances', '/transactions/*/postTokenBalances'],
    rowsOf: ({ transactions }) => transactions.flatMap(sharesOf),
    hashOf: ({ signature }) => signature,
    contentOf: ({ accountIndex, mint }) => `${accountIndex}.${mint}`, // not the owner, whom a delivery may leave out
    indexOf: ({ accountIndex }) => accountIndex,
    shareOf: ({ number }) => number,
    amountOf: ({ change }) => change,
    dataOf: (): RowData<Share> => ({ of: ({ number, ...change }) => change }),
  },
}

/** The changes of a transaction, those of one account one after the other. */
function sharesOf({ signature, err, tokenChanges }: SolanaDeliveryTransaction): readonly Share[] {
  return (tokenChanges ?? []).map((change, index, all) => {
    const before = all[index - 1]
    const isSecond = before?.accountIndex === change.accountIndex && before.mint === change.mint
    return { ...change, signature, err, number: isSecond ? 1 : 0 }
  })
}

/** Solana, whose slots are delivered when they are produced, and again when they are confirmed. */
export const solanaFamily: Family<SolanaDelivery> = {
  kinds: solanaKinds,
  hasChain: (chainId) => chainId.startsWith('solana'),
  blockOf({ chainId, network, confirmed, block: { slot, blockHash, blockTime }, transactions }) {
    const times = [blockTime, ...transactions.map((transaction) => transaction.blockTime)]
    return {
      chainId: chainId || `solana_${network || 'mainnet'}`,
      number: slot,
      hash: blockHash || String(slot),
      alias: String(slot),
      timestamp: times.find((time) => time !== undefined && time !== null) ?? undefined,
      stage: confirmed ? 'final' : 'provisional',
    }
  },
  lostHashOf(row) {
    const { signature } = Object(row)
    return typeof signature === 'string' && signature !== '' ? signature : undefined
  },
  judgeOf: solanaJudge,
}
