import { eventsOf, notPlaced } from '../../../../src/inbox/events/eventsOf.js'
import { isOpen } from '../../../../src/inbox/events/isOpen.js'
import { deliveryKey } from '../../../../src/webhooks/delivery/deliveryKey.js'
import { readDelivery } from '../../../../src/webhooks/delivery/parse.js'
import { afterDelivery, afterSweep, afterWork, type Chain, type KeptEvent } from './stageRules.js'

/** What an inbox made of a delivery, or of a sweep, once its worker has done what there was. */
export interface InboxStep {
  /** Everything that it keeps by then, in the order in which it came. */
  readonly kept: readonly KeptEvent[]
  /** What its worker was given. */
  readonly handed: readonly KeptEvent[]
  /** Why nothing changes: it is the test delivery, the same as one before it, of a block that is final already, or of a family that no type knows. */
  readonly ignored?: 'test' | 'copy' | 'late' | 'unknown'
  /** Why the delivery is listed as poison: some of its rows could not be read, or nothing of it. */
  readonly poison?: string
}

/** Plays deliveries to an inbox: read as the product reads them, kept by the rules of its stages. */
export async function inboxSteps(deliveries: readonly { readonly body: string }[]): Promise<readonly InboxStep[]> {
  const steps: InboxStep[] = []
  const seen = new Set<string>()
  for (const { body } of deliveries) steps.push(await stepOf(steps.at(-1)?.kept ?? [], body, seen))
  return steps
}

/**
 * Asks the chain about what stayed provisional.
 *
 * @param chain - what it says; by default that it has the blocks of the final events, and no other transaction
 */
export function sweepStep(kept: readonly KeptEvent[], chain: Chain = chainOf(kept)): InboxStep {
  return worked(afterSweep(kept, chain))
}

function chainOf(kept: readonly KeptEvent[]): Chain {
  const final = kept.filter(({ stage }) => stage === 'final')
  return {
    blockOf: new Map(final.map(({ transactionHash, blockHash }) => [transactionHash, blockHash])),
    // Only an EVM chain is asked for the block at a height.
    hashAt: new Map(final.filter(({ key }) => key.startsWith('0x')).map((one) => [one.blockNumber, one.blockHash])),
  }
}

async function stepOf(kept: readonly KeptEvent[], body: string, seen: Set<string>): Promise<InboxStep> {
  const delivery = readDelivery(body, { decode: 'tolerant' })
  if (delivery.kind === 'test') return { kept, handed: [], ignored: 'test' }
  const key = await deliveryKey(delivery, body)
  if (seen.has(key)) return { kept, handed: [], ignored: 'copy' }
  seen.add(key)
  if (delivery.kind === 'unknown') return { kept, handed: [], ignored: 'unknown' }
  const made = await eventsOf(delivery)
  if (!made) return { kept, handed: [], poison: notPlaced }
  const step = worked(afterDelivery(kept, delivery.streamId, made))
  const isFinal = ({ blockHash, stage }: KeptEvent): boolean => blockHash === made.block.hash && stage === 'final'
  const isKnown = made.block.stage === 'pending' ? step.kept.length === kept.length : kept.some(isFinal)
  const isLate = made.block.stage !== 'final' && step.handed.length === 0 && isKnown
  return { ...step, ...(isLate && { ignored: 'late' }), ...(made.reason !== undefined && { poison: made.reason }) }
}

/** The step to what is kept now: a worker is given all that is due. */
const worked = (kept: readonly KeptEvent[]): InboxStep => ({ kept: afterWork(kept), handed: kept.filter(isOpen) })
