import { truncate } from '../../errors/truncate.js'
import { type AddressSet, known } from './addressSet.js'
import { carryOverOf } from './carryOver.js'
import type { CheckedOptions } from './checkedOptions.js'
import { differences } from './differences.js'
import type { HeldStream } from './families.js'
import type { State } from './readState.js'
import type { StreamPlan } from './streamPlan.js'

/** Compares what there is with what is wanted. */
export function planOf(state: State, options: CheckedOptions): StreamPlan {
  const { stream, replaces, duplicates, addresses, isOutdated } = state
  const missing = countIn(addresses, isMissing)
  const surplus = options.remove && !isOutdated ? countIn(addresses, isSurplus) : { count: 0, first: [] }
  const isInError = stream?.status === 'error'
  return {
    create: !stream,
    update: stream ? changesOf(stream, options) : [],
    activate: isInError || (stream?.status === 'paused' && options.status === 'active'),
    add: missing.count,
    remove: surplus.count,
    first: { add: missing.first, remove: surplus.first },
    replaces,
    missed: replaces ? missedBefore(replaces) : isInError ? missedIn(stream, options.family.sendBlock) : undefined,
    duplicates,
    removalSkipped: options.remove && isOutdated && stream ? skippedIn(stream) : undefined,
  }
}

/** Returns the names of the fields to change. A description that has a carry-over is changed once that has ended. */
function changesOf(stream: HeldStream, { fields }: CheckedOptions): readonly string[] {
  const carryOver = carryOverOf(stream.description)
  const changes = differences(fields, { ...stream, ...(carryOver && { description: carryOver.description }) })
  return carryOver ? [...new Set([...changes, 'description'])] : changes
}

/** A stream can't send blocks from before it was created. */
const missedBefore = (id: string): string =>
  `Stream ${id} was terminated: the blocks between its last delivery and the first of the new stream were missed. The new stream cannot send them: read what happened in them from the other APIs.`

const missedIn = ({ id, statusMessage }: HeldStream, sendBlock: string | undefined): string =>
  [
    `Stream ${id} was in error: the blocks since then may have been missed.`,
    ...(statusMessage ? [`The service says: ${truncate(statusMessage)}`] : []),
    ...(sendBlock ? [`Send them again with ${sendBlock}, and failed deliveries with replayFailed.`] : []),
  ].join(' ')

const skippedIn = ({ id }: HeldStream): string =>
  `Nothing was removed from stream ${id}: another process created it after your addresses were read, and may have added newer ones. The next run removes what is surplus. Pass addresses as a function to have them read again.`

/** Returns whether an address with these bits is missing in the stream. */
export const isMissing = (bits: number): boolean => !(bits & known.held) && (bits & (known.wanted | known.carried)) > 0

/** Returns whether an address with these bits is in the stream, or carried over to it, and not among those that you pass. */
export const isSurplus = (bits: number): boolean => !(bits & known.wanted) && (bits & (known.held | known.carried)) > 0

/** Counts the addresses whose bits pass a test, and returns the first of them. */
function countIn(
  addresses: AddressSet,
  passes: (bits: number) => boolean,
): { readonly count: number; readonly first: readonly string[] } {
  const first: string[] = []
  let count = 0
  for (const address of addresses.select(passes)) {
    count += 1
    if (first.length < shown) first.push(address)
  }
  return { count, first }
}

/** How many addresses a plan names. */
const shown = 100
