import type { AbiSource, EvmDelivery } from '../../webhooks/delivery/delivery.js'
import { evmJudge } from './evmJudge.js'
import { evmKinds } from './evmKinds.js'
import type { Family } from './family.js'

type AnyEvmDelivery = EvmDelivery<AbiSource>

/** EVM chains, whose blocks are delivered when they are mined, and again when they are confirmed. */
export const evmFamily: Family<AnyEvmDelivery> = {
  kinds: evmKinds,
  hasChain: (chainId) => chainId.startsWith('0x'),
  blockOf({ chainId, confirmed, block: { number, hash, timestamp } }) {
    if (number === undefined || timestamp === undefined || hash === '') return undefined
    return { chainId, number, hash: hash.toLowerCase(), timestamp, stage: confirmed ? 'final' : 'provisional' }
  },
  lostHashOf(row) {
    const { transactionHash, hash } = Object(row)
    const found: unknown = transactionHash ?? hash
    return typeof found === 'string' && /^0x[\da-f]{64}$/i.test(found) ? found.toLowerCase() : undefined
  },
  judgeOf: evmJudge,
}
