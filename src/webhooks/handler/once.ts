import { TimeoutError } from '../../errors/connection.js'
import { InputError } from '../../errors/input.js'
import { memberOf } from '../../runtime/members.js'
import { withTimeout } from '../../runtime/withTimeout.js'
import type { Dedupe } from './dedupe.js'

/** Work to do once. */
export interface OnceWork {
  readonly key: string
  /** Does the work. The signal aborts after the timeout. */
  run(signal: AbortSignal): Promise<unknown>
  /** Called with errors that come too late: of the store after the work, or of the work after its timeout. */
  onLateError(error: unknown): void
}

/** Runs work unless it was done before. Rejects if the work or its claim fails or times out. */
export type Once = (work: OnceWork) => Promise<void>

/**
 * Creates a runner that does the work once for all copies of a delivery.
 *
 * A copy that arrives while the first is in progress waits for it and shares its outcome. If copies were acknowledged
 * earlier and the first one failed, the delivery would be lost: the service would consider it delivered.
 *
 * Work that timed out keeps its key until it ends, because it may still succeed; until then, copies are rejected
 * immediately. Then the key is confirmed or released as usual. A claim that succeeds too late is released, and the work
 * doesn't start. Until the store has recorded how the work ended, copies get the outcome from memory, because the store
 * would still report the key as claimed.
 *
 * @param timeout - milliseconds that claim and work may take together, and then each further call of the store
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
    // Records in the store how the work ended. The outcome stays the same if the store fails or is slow.
    const record = async (mark: () => unknown): Promise<void> => {
      recorded = (async () => mark())() // async, for stores that throw synchronously
      await withTimeout({ timeout, expire: storeExpired, onLateError }, () => recorded).catch(onLateError)
    }
    const forget = (): boolean => running.delete(key)
    try {
      const claimed = await dedupe.claim(key)
      if (claimed === undefined) throw noClaim() // like `false`, it would acknowledge a delivery that nobody processes
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
    hints: ['Pass context.signal to whatever may hang, such as fetch: until your code ends, copies get 500 too'],
  })

const noClaim = (): InputError =>
  new InputError('dedupe.claim resolved to undefined', { hints: ['Return true if the claim is new, false if not'] })

const storeExpired = (timeout: number): TimeoutError =>
  new TimeoutError(`The dedupe store took more than ${timeout} ms`, { timeout })
