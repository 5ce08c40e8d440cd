import { InputError } from '../../errors/input.js'
import { truncate } from '../../errors/truncate.js'
import type { SweepSources } from './sources.js'
import { type Judge, missing, type Sighting } from './verdict.js'

/**
 * Judges transactions of Solana by your RPC, because no API of the service answers about them. Without `resolve`, and
 * where that doesn't know the signature, nothing is decided.
 */
export function solanaJudge({ resolve }: SweepSources): Judge {
  return async ({ hash }) => {
    const found = await resolve?.(hash)
    if (!found) return missing
    const { slot, confirmationStatus } = found
    if (typeof slot !== 'bigint' && !Number.isSafeInteger(slot)) {
      throw new InputError(`resolve returned ${truncate(found)}`, {
        hints: ['It takes what getSignatureStatuses returns for a signature: { slot, confirmationStatus }, or null'],
      })
    }
    if (typeof confirmationStatus === 'string' && confirmationStatus !== 'finalized') return undefined
    const stays = ({ blockNumber }: Sighting): boolean => blockNumber === BigInt(slot)
    return { stays, isGone: (one) => !stays(one) }
  }
}
