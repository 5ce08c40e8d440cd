import type { Stage } from './eventTypes.js'

/**
 * Whether the stage of an event still has to be handed out. Each stage is handed out once, and `orphaned` only after
 * `pending` or `provisional`.
 *
 * @param event - its stage, and the last one that was handed out, if any
 */
export function isOpen({ stage, handed }: OpenEvent): boolean {
  return stage === 'orphaned' ? handed === 'pending' || handed === 'provisional' : stage !== handed
}

interface OpenEvent {
  readonly stage: Stage | string | null | undefined
  readonly handed?: Stage | string | null | undefined
}
