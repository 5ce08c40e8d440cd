/** A block that was mined. */
export interface Block {
  readonly number: bigint
  /** Lower case. */
  readonly hash: string
  /** ISO; `undefined` where nobody said when. */
  readonly timestamp: string | undefined
  /** Hashes of its transactions, in lower case. */
  readonly transactions: readonly string[]
}

/** A block to mine: without a number it is the next one, without a hash it has one of its own. */
export interface NewBlock extends Omit<Block, 'number' | 'hash'> {
  readonly number: bigint | undefined
  readonly hash: string | undefined
}

/** One chain, as far as it is scripted. */
export interface Chain {
  /** Number of the newest block; 0 before the first is mined. */
  readonly head: bigint
  mine(block: NewBlock): void
  /** Mines empty blocks. */
  grow(blocks: number): void
  /** Puts empty blocks in place of the newest ones. */
  reorg(depth: number): void
  /** The block of a number or a hash: `null` where it is not, or no longer; `undefined` where the script does not say. */
  block(id: string): Block | null | undefined
  /** The block that a transaction is in; the same. */
  blockOf(transaction: string): Block | null | undefined
}

/**
 * Creates a chain. A block takes the place of the one at its number, and of each that has a transaction of its own: a
 * transaction is in one block. What was replaced is remembered, and may be mined again.
 */
export function createChain(): Chain {
  const blocks = new Map<string, Block>() // by hash, those that were replaced too
  const standing = new Map<bigint, string>() // hashes of those on the chain
  const hashOf = new Map<string, string>() // of the block that a transaction was in last
  let head = 0n
  let made = 0
  const stands = (block: Block): boolean => standing.get(block.number) === block.hash
  const find = (hash: string | undefined): Block | null | undefined => {
    const block = blocks.get(hash ?? '')
    return block && (stands(block) ? block : null)
  }
  const newHash = (): string => {
    made += 1
    return `0x6d6f636b${made.toString(16).padStart(56, '0')}` // `mock` in hex
  }
  return {
    get head() {
      return head
    },
    mine({ number = head + 1n, hash = newHash(), timestamp, transactions: told }) {
      const known = blocks.get(hash)?.transactions ?? [] // as another stream told of it
      const transactions = [...new Set([...known, ...told])]
      for (const transaction of transactions) {
        const former = find(hashOf.get(transaction))
        if (former) standing.delete(former.number)
        hashOf.set(transaction, hash)
      }
      blocks.set(hash, { number, hash, timestamp, transactions })
      standing.set(number, hash)
      if (number > head) head = number
    },
    grow(count) {
      head += BigInt(count)
    },
    reorg(depth) {
      for (const number of standing.keys()) if (number > head - BigInt(depth)) standing.delete(number)
    },
    block(id) {
      if (!/^(\d+|0x[\da-f]{1,16})$/i.test(id)) return find(id.toLowerCase())
      const number = BigInt(id)
      return number > head ? null : find(standing.get(number))
    },
    blockOf: (transaction) => find(hashOf.get(transaction.toLowerCase())),
  }
}
