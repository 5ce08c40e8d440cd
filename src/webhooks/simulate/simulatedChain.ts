/**
 * The chain that simulated deliveries tell of: it answers what a sweep of an inbox asks a client's `evm`, and has what was
 * delivered so far. Whatever `chain` a call names, it means this one.
 */
export interface SimulatedChain {
  /**
   * The number of the newest block: of those that were delivered, until the last delivery is done; then it is 64 further,
   * so that a sweep finds every block deep enough.
   */
  getLatestBlockNumber(input?: { readonly chain?: string }): Promise<bigint>
  /** Where a transaction is; `null` where it is in no block, or no longer. */
  getTransaction(input: {
    readonly chain?: string
    readonly transactionHash: string
  }): Promise<{ readonly blockHash: string; readonly blockNumber: bigint } | null>
  /** The block of a number or a hash: an empty one where none was delivered; `null` for one that has been replaced or is yet to come. */
  getBlock(input: {
    readonly chain?: string
    readonly blockNumberOrHash: bigint | number | string
  }): Promise<{ readonly hash: string; readonly number: bigint } | null>
}

/** A simulated chain, and how it grows. */
export interface GrowingChain extends SimulatedChain {
  /** Mines the block of a delivery: its place, and that of its transactions, is where the last delivery has it. */
  mine(delivery: Readonly<Record<string, unknown>>): void
  /** Mines empty blocks. */
  grow(blocks: bigint): void
  /** Begins anew, without a block. */
  reset(): void
}

/** Creates a chain without a block. */
export function createSimulatedChain(): GrowingChain {
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
    grow(blocks) {
      head += blocks
    },
    reset() {
      standing.clear()
      blockOf.clear()
      head = 0n
    },
  }
}

const emptyHash = (number: bigint): string => `0x${number.toString(16).padStart(64, '0')}`
