import type { GrowingChain } from './growingChain.js'

/**
 * The EVM chain of simulated deliveries, with what was delivered so far. It has the methods of a client's `evm` that a
 * sweep of an inbox calls. It ignores their `chain`.
 */
export interface SimulatedEvmChain {
  /**
   * Resolves to the number of the newest delivered block. After the last delivery it is 64 higher, so that every block
   * is deep enough for a sweep.
   */
  getLatestBlockNumber(input?: { readonly chain?: string }): Promise<bigint>
  /** Resolves to the block of a transaction, or `null` if it isn't in any block, or no longer. */
  getTransaction(input: {
    readonly chain?: string
    readonly transactionHash: string
  }): Promise<{ readonly blockHash: string; readonly blockNumber: bigint } | null>
  /**
   * Resolves to the block with a number or a hash. A number that wasn't delivered gives an empty block. `null` for a
   * number beyond the newest block, and for a hash that was replaced or never delivered.
   */
  getBlock(input: {
    readonly chain?: string
    readonly blockNumberOrHash: bigint | number | string
  }): Promise<{ readonly hash: string; readonly number: bigint } | null>
}

/**
 * Creates a chain without blocks. The block of a delivery replaces a block of the same number, and blocks that had its
 * transactions before.
 */
export function createEvmChain(): SimulatedEvmChain & GrowingChain {
  const standing = new Map<bigint, string>() // hashes of blocks
  const blockOf = new Map<string, { readonly blockHash: string; readonly blockNumber: bigint }>() // by transaction
  let head = 0n
  const blockAt = (number: bigint): { readonly hash: string; readonly number: bigint } | null =>
    number > head ? null : { hash: standing.get(number) ?? emptyHash(number), number }
  return {
    getLatestBlockNumber: async () => head,
    async getTransaction({ transactionHash }) {
      const place = blockOf.get(transactionHash.toLowerCase())
      return place && standing.get(place.blockNumber) === place.blockHash ? place : null
    },
    async getBlock({ blockNumberOrHash: id }) {
      if (!/^0x[\da-f]{64}$/i.test(String(id))) return blockAt(BigInt(id))
      const [number] = [...standing].find(([, hash]) => hash === String(id).toLowerCase()) ?? []
      return number === undefined ? null : blockAt(number)
    },
    mine({ block, logs, erc20Transfers }) {
      const { number, hash: blockHash } = Object(block)
      if (!number) return // the test delivery
      const blockNumber = BigInt(number)
      for (const row of [logs, erc20Transfers].flatMap((rows) => rows ?? [])) {
        const { transactionHash } = Object(row)
        const before = blockOf.get(transactionHash)
        if (before && before.blockHash !== blockHash) standing.delete(before.blockNumber)
        blockOf.set(transactionHash, { blockHash, blockNumber })
      }
      standing.set(blockNumber, blockHash)
      if (blockNumber > head) head = blockNumber
    },
    grow(blocks = sweepDepth) {
      head += blocks
    },
    reset() {
      standing.clear()
      blockOf.clear()
      head = 0n
    },
  }
}

/** How many newer blocks a sweep of an inbox wants above a block. */
const sweepDepth = 64n

const emptyHash = (number: bigint): string => `0x${number.toString(16).padStart(64, '0')}`
