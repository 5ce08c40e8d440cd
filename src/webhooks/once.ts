import { TimeoutError } from '../errors/connection.js'
import type { Dedupe } from './dedupe.js'
import { type TimeLimit, withinTime } from './timeLimit.js'

/** What is done once. */
export interface OnceWork {
  readonly key: string
  /** Its signal aborts when the time is over. */
  run(signal: AbortSignal): Promise<unknown>
  /** Told of what fails when nothing can be changed any more: the store behind the work, the work behind its time. */
  onLateError(error: unknown): void
}

/** Runs work unless it was done before; rejects when the work does, when its time is over, or the store cannot tell. */
export type Once = (work: OnceWork) => Promise<void>

/**
 * Makes sure that copies of a delivery reach the work once.
 *
 * A copy that comes while the first is in work waits for it and shares its outcome. Acknowledging it earlier would lose
 * the delivery if the first then failed: the service would believe it was taken.
 *
 * Work whose time is over keeps its key until it ends, because it may still succeed: copies are rejected at once. Then
 * its key is confirmed or released as ever. A claim that comes too late is given back, and the work not begun. While the
 * store has not taken how the work ended, copies get its outcome from here: the store would have them acknowledged.
 *
 * @param timeout - milliseconds that the claim and the work may take together, and each later step of the store
 */
export function createOnce(dedupe: Dedupe, timeout: number): Once {
  const running = new Map<string, Promise<void>>()
  return (work) => {
    const first = running.get(work.key)
    if (first) return first
    const outcome = withinTime(timeout, deliveryExpired, (limit) => claimAndRun(work, limit), work.onLateError)
    running.set(work.key, outcome)
    return outcome
  }

  async function claimAndRun({ key, run, onLateError }: OnceWork, { signal, stop }: TimeLimit): Promise<void> {
    let told: Promise<unknown> = Promise.resolve()
    const tell = (step: () => unknown): Promise<void> => {
      told = (async () => step())()
      return withinTime(timeout, storeExpired, () => told, onLateError).catch(onLateError)
    }
    const forget = (): boolean => running.delete(key)
    try {
      if (!(await dedupe.claim(key))) return
      try {
        signal.throwIfAborted()
        await run(signal).finally(stop)
      } catch (error) {
        await tell(() => dedupe.release(key))
        throw error
      }
      await tell(() => dedupe.confirm?.(key))
    } finally {
      told.then(forget, forget)
    }
  }
}

const deliveryExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The delivery was in work for more than ${timeout} ms`, {
    timeout,
    hints: ['hand context.signal to what may hang, as fetch: until your code ends, copies are refused'],
  })

const storeExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The store of deliveries took more than ${timeout} ms`, { timeout })
