import type { Stage } from '../../../../src/inbox/events/eventTypes.js'
import type { InboxStep } from './inboxSteps.js'

/** How many events of each stage a worker was given, in the order in which they follow upon one another. */
export function countsOf({ handed }: InboxStep): readonly { readonly stage: Stage; readonly count: number }[] {
  return stages
    .map((stage) => ({ stage, count: handed.filter((event) => event.stage === stage).length }))
    .filter(({ count }) => count > 0)
}

const stages: readonly Stage[] = ['orphaned', 'pending', 'provisional', 'final']

/** Why a worker was given nothing. */
export const nothingText = ({ ignored }: InboxStep): string => (ignored ? `Nothing: ${reasons[ignored]}` : 'Nothing')

const reasons: Readonly<Record<NonNullable<InboxStep['ignored']>, string>> = {
  test: 'a test isn’t an event',
  copy: 'already known',
  late: 'already in a block, or final',
  unknown: 'no type covers this family of chains',
}

/** What a worker was given, as the end of a sentence: `4 orphaned and 4 provisional events`. */
export function handedText(step: InboxStep): string {
  const counts = countsOf(step)
  if (counts.length === 0) return nothingText(step).replace('N', 'n')
  const parts = counts.map(({ stage, count }) => `${count} ${stage}`)
  return `${parts.join(' and ')} ${counts.at(-1)?.count === 1 ? 'event' : 'events'}`
}
