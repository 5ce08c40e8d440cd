/** The part of a client that a sweep uses. Clients made by `createClient` have it. */
export interface SweepClient {
  readonly evm: {
    getLatestBlockNumber(input: { readonly chain: string }): PromiseLike<bigint>
    getTransaction(input: {
      readonly chain: string
      readonly transactionHash: string
    }): PromiseLike<{ readonly blockHash: string } | null>
    /** If this is missing, a transaction that isn't found proves nothing. */
    getBlock?(input: {
      readonly chain: string
      readonly blockNumberOrHash: string
    }): PromiseLike<{ readonly hash: string; readonly number?: bigint | number | null | undefined } | null>
  }
}

/** What a sweep asks a chain. */
export interface AskedChain {
  /** Resolves to the number of the newest block. */
  head(): Promise<bigint>
  /** Resolves to the hash of a transaction's block, in lower case, or `null` if it isn't found. */
  blockOf(transactionHash: string): Promise<string | null>
  /**
   * Resolves to the hash of the block at a height, in lower case, or `null` if it isn't found. Asks once per height.
   */
  hashAt(number: bigint): Promise<string | null>
}

/** Asks a chain through a client. */
export function askChain({ evm }: SweepClient, chain: string): AskedChain {
  const hashes = new Map<bigint, Promise<string | null>>()
  return {
    head: async () => BigInt(await evm.getLatestBlockNumber({ chain })), // another client may return a number
    async blockOf(transactionHash) {
      const found = await evm.getTransaction({ chain, transactionHash })
      return found ? hashIn(found.blockHash) : null
    },
    hashAt(number) {
      const asking = hashes.get(number) ?? askAt(evm, chain, number)
      hashes.set(number, asking)
      return asking
    },
  }
}

async function askAt(evm: SweepClient['evm'], chain: string, number: bigint): Promise<string | null> {
  const found = await evm.getBlock?.({ chain, blockNumberOrHash: String(number) })
  if (!found || BigInt(found.number ?? number) !== number) return null // a block at another height proves nothing
  return hashIn(found.hash)
}

/** Returns `null` for anything but a hash: then it wasn't the service that responded. */
function hashIn(value: unknown): string | null {
  return typeof value === 'string' && /^0x[\da-f]+$/i.test(value) ? value.toLowerCase() : null
}
