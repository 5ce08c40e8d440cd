import type { SolanaDelivery, SolanaDeliveryTransaction } from '../../webhooks/delivery/solanaDelivery.js'
import type { SolanaTokenChangeData } from './derivedRows.js'
import type { Family } from './family.js'
import type { KindRule, Kinds } from './kindRule.js'
import { solanaJudge } from './solanaJudge.js'

type SolanaRules = {
  readonly solanaTransaction: KindRule<SolanaDelivery, SolanaDeliveryTransaction>
  readonly solanaTokenChange: KindRule<SolanaDelivery, SolanaTokenChangeData>
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
    rowsOf: ({ transactions }) =>
      transactions.flatMap(({ signature, err, tokenChanges }) =>
        (tokenChanges ?? []).map((change) => ({ ...change, signature, err })),
      ),
    hashOf: ({ signature }) => signature,
    contentOf: ({ accountIndex, mint }) => `${accountIndex}.${mint}`, // the owner and the account may be left out
    indexOf: ({ accountIndex }) => accountIndex,
    isBatched: true,
    amountOf: ({ change }) => change,
  },
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
