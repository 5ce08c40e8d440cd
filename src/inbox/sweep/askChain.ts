/** The part of a client that a sweep asks: one made by `createClient` has it. */
export interface SweepClient {
  readonly evm: {
    getLatestBlockNumber(input: { readonly chain: string }): PromiseLike<bigint>
    getTransaction(input: {
      readonly chain: string
      readonly transactionHash: string
    }): PromiseLike<{ readonly blockHash: string } | null>
    /** Where it is absent, a transaction that is not found proves nothing. */
    getBlock?(input: {
      readonly chain: string
      readonly blockNumberOrHash: string
    }): PromiseLike<{ readonly hash: string; readonly number?: bigint | number | null | undefined } | null>
  }
}

/** What a sweep asks a chain. */
export interface AskedChain {
  /** The number of its newest block. */
  head(): Promise<bigint>
  /** Hash of the block that a transaction is in, in lower case; `null` where it is not found, whoever says so. */
  blockOf(transactionHash: string): Promise<string | null>
  /** Hash of the block at a height, in lower case; `null` where it is not found. Each is asked for once. */
  hashAt(number: bigint): Promise<string | null>
}

/** Asks a chain through a client. */
export function askChain({ evm }: SweepClient, chain: string): AskedChain {
  const hashes = new Map<bigint, Promise<string | null>>()
  return {
    head: async () => BigInt(await evm.getLatestBlockNumber({ chain })), // a number, where somebody else made the client
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
  if (!found || BigInt(found.number ?? number) !== number) return null // of another height, it proves nothing
  return hashIn(found.hash)
}

/** What is no hash is an answer of somebody else. */
function hashIn(value: unknown): string | null {
  return typeof value === 'string' && /^0x[\da-f]+$/i.test(value) ? value.toLowerCase() : null
}
