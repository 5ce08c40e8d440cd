import { timestampOf } from './timestamps.js'

/** A block that was mined. */
export interface Block {
  readonly number: bigint
  /** Lower case. */
  readonly hash: string
  /** ISO. */
  readonly timestamp: string
  /** Hashes of its transactions, in lower case. */
  readonly transactions: readonly string[]
  /** Whether the service has said that it stays. */
  readonly confirmed: boolean
}

/** A block to mine. */
export interface NewBlock {
  /** By default the one after the newest. */
  readonly number: bigint | undefined
  /** By default one of its own. */
  readonly hash: string | undefined
  /** By default that of its number. */
  readonly timestamp: string | undefined
  readonly transactions: readonly string[]
  /** Whether the service has confirmed it; `undefined` for one that it has not delivered. */
  readonly confirmed: boolean | undefined
}

/** One chain, as far as it is scripted. */
export interface Chain {
  /** Number of the newest block. */
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
 * transaction is in one block. Where that was elsewhere, an empty one stands. What was replaced is remembered: an unconfirmed
 * delivery of it is late, and so is one that would replace a confirmed block.
 *
 * @param start number of the newest block before the first is mined
 */
export function createChain(start: bigint): Chain {
  const blocks = new Map<string, Block>() // by hash, those that were replaced too
  const standing = new Map<bigint, Block>()
  const hashOf = new Map<string, string>() // of the block that a transaction was in last
  let newest: bigint | undefined // of those that were mined
  let made = 0
  const head = (): bigint => newest ?? start
  const find = (hash: string | undefined): Block | null | undefined => {
    const block = blocks.get(hash ?? '')
    return block && (standing.get(block.number) === block ? block : null)
  }
  const newHash = (): string => {
    made += 1
    return `0x6d6f636b${made.toString(16).padStart(56, '0')}` // `mock` in hex
  }
  const put = (block: Block): void => {
    blocks.set(block.hash, block)
    standing.set(block.number, block)
    if (newest === undefined || block.number > newest) newest = block.number
  }
  const empty = (number: bigint): void =>
    put({ number, hash: newHash(), timestamp: timestampOf(number), transactions: [], confirmed: false })
  return {
    get head() {
      return head()
    },
    mine({ number = head() + 1n, hash = newHash(), timestamp, transactions: told, confirmed }) {
      const known = find(hash)
      const transactions = [...new Set([...(known?.transactions ?? []), ...told])] // as another stream told of it
      const replaced = new Set([standing.get(number), ...transactions.map((one) => find(hashOf.get(one)))])
      replaced.delete(known)
      const isLate = known === null || [...replaced].some((block) => block?.confirmed)
      if (confirmed === false && isLate) return
      for (const block of [known, ...replaced]) if (block && block.number !== number) empty(block.number)
      for (const transaction of transactions) hashOf.set(transaction, hash)
      put({
        number,
        hash,
        timestamp: timestamp ?? known?.timestamp ?? timestampOf(number),
        transactions,
        confirmed: confirmed === true || known?.confirmed === true,
      })
    },
    grow(count) {
      for (let left = count; left > 0; left -= 1) empty(head() + 1n)
    },
    reorg(depth) {
      const last = head()
      for (let above = BigInt(depth) - 1n; above >= 0n; above -= 1n) if (above <= last) empty(last - above)
    },
    block(id) {
      if (!/^(\d+|0x[\da-f]{1,16})$/i.test(id)) return find(id.toLowerCase())
      const number = BigInt(id)
      return number > head() ? null : standing.get(number)
    },
    blockOf: (transaction) => find(hashOf.get(transaction.toLowerCase())),
  }
}
