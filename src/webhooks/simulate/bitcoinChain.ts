import { bitcoinAmount } from '../../operation/decode/bitcoin.js'
import type { GrowingChain } from './growingChain.js'

/** A transaction of simulated deliveries, as the Universal API gives it. */
export interface SimulatedBitcoinTransaction {
  readonly chainFamily: 'Bitcoin'
  readonly txid: string
  readonly vin: readonly { readonly n: number; readonly txid: string; readonly vout: number }[]
  readonly vout: readonly { readonly n: number; readonly value: bigint; readonly addresses: readonly string[] }[]
  /** `null` in the mempool. */
  readonly blockHash: string | null
  /** Absent in the mempool, as `blockTime` is. */
  readonly blockHeight?: bigint
  readonly blockTime?: Date
  /** `syncedAt` is the newest block. */
  readonly meta: { readonly syncedAt: Readonly<Record<string, bigint>> }
}

/**
 * The Bitcoin chain of simulated deliveries, with what was delivered so far. It has the method of a client's
 * `universal` that a sweep of an inbox calls.
 */
export interface SimulatedBitcoinChain {
  /**
   * Resolves to a transaction, or `null` if it is neither in a block nor in the mempool, or no longer. It ignores the
   * chain.
   */
  getTransactionByHash(input: {
    readonly chainAlias?: string
    readonly txHash: string
  }): Promise<SimulatedBitcoinTransaction | null>
}

/**
 * Creates a chain without blocks. The block of a delivery replaces a block of the same height, and blocks that had its
 * transactions before; and it drops transactions of the mempool that spend what its transactions spend.
 */
export function createBitcoinChain(): SimulatedBitcoinChain & GrowingChain {
  const standing = new Map<bigint, string>() // hashes of blocks
  const known = new Map<string, Known>() // by txid
  let head = 0n
  return {
    async getTransactionByHash({ txHash }) {
      const found = known.get(txHash.toLowerCase())
      if (!found || (found.block && standing.get(found.block.height) !== found.block.hash)) return null
      const { block, ...transaction } = found
      return {
        chainFamily: 'Bitcoin',
        ...transaction,
        blockHash: block?.hash ?? null,
        ...(block && { blockHeight: block.height, blockTime: block.time }),
        meta: { syncedAt: { 'bitcoin-mainnet': head } },
      }
    },
    mine({ block, transactions }) {
      const placed = blockOf(block)
      for (const row of [transactions].flat()) {
        const transaction = transactionOf(row)
        if (!transaction) continue
        const { txid } = transaction
        const before = known.get(txid)
        if (!placed && before) continue // the mempool's delivery is late
        if (placed) for (const one of known.values()) if (isRival(one, transaction)) known.delete(one.txid)
        if (placed && before?.block && before.block.hash !== placed.hash) standing.delete(before.block.height)
        known.set(txid, { ...transaction, block: placed })
      }
      if (!placed) return
      standing.set(placed.height, placed.hash)
      if (placed.height > head) head = placed.height
    },
    grow(blocks = sweepDepth) {
      head += blocks
    },
    reset() {
      standing.clear()
      known.clear()
      head = 0n
    },
  }
}

/** More newer blocks than a sweep of an inbox wants above a block. */
const sweepDepth = 64n

interface Block {
  readonly hash: string
  readonly height: bigint
  readonly time: Date
}

/** A transaction, and its block where it has one. */
interface Known extends Pick<SimulatedBitcoinTransaction, 'txid' | 'vin' | 'vout'> {
  readonly block: Block | undefined
}

/** Reads the block of a delivery; `undefined` in the mempool and in the test delivery. */
function blockOf(block: unknown): Block | undefined {
  const { hash, height, timestamp } = Object(block)
  if (hash === 'mempool' || !hash) return undefined
  return { hash, height: BigInt(height), time: new Date(Number(timestamp) * 1000) }
}

/** Reads a transaction of a delivery; `undefined` for a row that is none, as in the scenario `poison`. */
function transactionOf(row: unknown): Omit<Known, 'block'> | undefined {
  const { txid, vin, vout } = Object(row)
  if (typeof txid !== 'string') return undefined
  return {
    txid,
    vin: [vin].flat().map((input, n) => ({ n, txid: Object(input).txid, vout: Object(input).vout })),
    vout: [vout].flat().flatMap((output) => {
      const { n, value, scriptPubKeyAddresses: addresses } = Object(output)
      const satoshi = bitcoinAmount(value)
      return satoshi === undefined ? [] : [{ n, value: satoshi, addresses }]
    }),
  }
}

/** Whether a transaction in the mempool spends what another one spends. */
const isRival = (one: Known, other: Omit<Known, 'block'>): boolean =>
  !one.block &&
  one.txid !== other.txid &&
  one.vin.some(({ txid, vout }) => other.vin.some((input) => input.txid === txid && input.vout === vout))
