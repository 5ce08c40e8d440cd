import { TimeoutError } from '../../errors/connection.js'
import { InputError } from '../../errors/input.js'
import { memberOf } from '../../runtime/members.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { Dedupe } from './dedupe.js'

/** Work that is done once. */
export interface OnceWork {
  readonly key: string
  /** Its signal aborts after the timeout. */
  run(signal: AbortSignal): Promise<unknown>
  /**
   * Called with errors that come too late to change the outcome: of the store after the work, of the work after its
   * timeout.
   */
  onLateError(error: unknown): void
}

/** Runs work unless it was done before; rejects when the work or its claim fails or times out. */
export type Once = (work: OnceWork) => Promise<void>

/**
 * Creates a runner that does the work once for all copies of a delivery.
 *
 * A copy that arrives while the first is in progress waits for it and shares its outcome. Acknowledging it earlier
 * would lose the delivery if the first then failed: the service would consider it delivered.
 *
 * Work that timed out keeps its key until it ends, because it may still succeed: copies are rejected immediately. Then
 * its key is confirmed or released as usual. A claim that succeeds too late is released, and the work does not begin.
 * Until the store has recorded how the work ended, copies get its outcome from here: the store would have them
 * acknowledged.
 *
 * @param timeout - milliseconds that the claim and the work may take together, and each later call of the store
 */
export function createOnce(dedupe: Dedupe, timeout: number): Once {
  const running = new Map<string, Promise<void>>()
  return (work) => {
    const first = running.get(work.key)
    if (first) return first
    const { onLateError } = work
    const limit = { timeout, expire: deliveryExpired, onLateError }
    const outcome = withTimeout(limit, ({ signal }, stop) => claimAndRun(work, signal, stop))
    running.set(work.key, outcome)
    return outcome
  }

  async function claimAndRun(
    { key, run, onLateError }: OnceWork,
    signal: AbortSignal,
    stop: () => void,
  ): Promise<void> {
    let recorded: Promise<unknown> = Promise.resolve()
    // Writes to the store how the work ended. A store that fails or is slow changes nothing about that.
    const record = async (mark: () => unknown): Promise<void> => {
      recorded = (async () => mark())() // async, for stores that throw synchronously
      await withTimeout({ timeout, expire: storeExpired, onLateError }, () => recorded).catch(onLateError)
    }
    const forget = (): boolean => running.delete(key)
    try {
      const claimed = await dedupe.claim(key)
      if (claimed === undefined) throw noClaim() // taken for `false`, it would acknowledge what nobody processes
      if (!claimed) return
      try {
        signal.throwIfAborted()
        await run(signal).finally(stop)
      } catch (error) {
        await record(() => dedupe.release(key))
        throw error
      }
      await record(() => memberOf(dedupe, 'confirm')?.call(dedupe, key))
    } finally {
      recorded.then(forget, forget)
    }
  }
}

const deliveryExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The delivery was in progress for more than ${timeout} ms`, {
    timeout,
    hints: ['Pass context.signal to whatever may hang, such as fetch: copies are refused until your code ends'],
  })

const noClaim = (): InputError =>
  new InputError('dedupe.claim resolved to undefined', { hints: ['To true if the claim is new, else to false'] })

const storeExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The dedupe store took more than ${timeout} ms`, { timeout })
