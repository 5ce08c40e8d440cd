import type { InboxEvent } from '../events/eventTypes.js'

/** Logs an error to the console, along with the event that is dead because of it. */
export function logError(error: unknown, event?: InboxEvent): void {
  if (event) {
    const { kind, key, stage, attempt } = event
    console.error(`ledgerline: the ${kind} ${key} is dead: attempt ${attempt} of its stage ${stage} has failed`, error)
  } else {
    console.error(error)
  }
}
