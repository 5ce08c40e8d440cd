import type { GrowingChain } from './growingChain.js'

/** Where a transaction of simulated deliveries is, as `getSignatureStatuses` of an RPC node says it. */
export interface SimulatedStatus {
  readonly slot: bigint
  /** `finalized` once the slot is delivered as confirmed, or all deliveries are made. */
  readonly confirmationStatus: 'confirmed' | 'finalized'
}

/** The Solana chain of simulated deliveries, with what was delivered so far. */
export interface SimulatedSolanaChain {
  /**
   * Resolves to the slot of a transaction, or `null` if it isn't in any, or no longer. It needs no `this`.
   */
  resolve(signature: string): Promise<SimulatedStatus | null>
}

/**
 * Creates a chain without slots. The block of a delivery replaces those between it and its parent, and those that had
 * its transactions before.
 */
export function createSolanaChain(): SimulatedSolanaChain & GrowingChain {
  const standing = new Map<bigint, boolean>() // whether a slot is final
  const slotOf = new Map<string, bigint>() // by signature
  return {
    resolve: async (signature) => {
      const slot = slotOf.get(signature)
      const isFinal = slot === undefined ? undefined : standing.get(slot)
      if (slot === undefined || isFinal === undefined) return null
      return { slot, confirmationStatus: isFinal ? 'finalized' : 'confirmed' }
    },
    mine({ block, transactions, confirmed }) {
      const { slot: number, parentSlot } = Object(block)
      if (!number) return // the test delivery
      const slot = BigInt(number)
      const parent = BigInt(parentSlot)
      for (const other of standing.keys()) if (other > parent && other < slot) standing.delete(other)
      for (const row of [transactions].flat()) {
        const { signature } = Object(row)
        if (typeof signature !== 'string') continue
        const before = slotOf.get(signature)
        if (before !== undefined && before !== slot) standing.delete(before)
        slotOf.set(signature, slot)
      }
      standing.set(slot, confirmed === true || standing.get(slot) === true)
    },
    grow() {
      for (const slot of standing.keys()) standing.set(slot, true)
    },
    reset() {
      standing.clear()
      slotOf.clear()
    },
  }
}
