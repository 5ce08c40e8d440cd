import { memberOf } from './members.js'
import { startDeadline } from './timer.js'
import { type OwnSignal, withAbort } from './withAbort.js'

/** What bounds work in time. */
export interface TimeLimit {
  /** Milliseconds; beyond 49 days there is no limit. */
  readonly timeout: number
  /** Creates the error of work that takes longer; the signal of the work then aborts with it. */
  readonly expire: (timeout: number) => Error
  /** Ends the wait too, with its own reason. */
  readonly signal?: AbortSignal | null | undefined
  /** Called with the error of work that fails after it was ended, unless that is the reason it was ended with. */
  readonly onLateError?: ((error: unknown) => void) | undefined
}

/**
 * Waits for work no longer than a time limit, nor after an abort. Work that takes longer goes on unawaited, and only
 * its signal tells it so. It leaves no timer and no listener behind.
 *
 * @param work - gets its signal, and a function that stops the clock: what follows may take as long as it likes
 * @throws what `expire` returns, when work takes longer; the reason of the signal, untouched, when that aborts
 */
export function withTimeout<T>(
  limit: TimeLimit,
  work: (own: OwnSignal, stop: () => void) => T | PromiseLike<T>,
): Promise<T> {
  const { timeout, expire } = limit
  const signal = memberOf(limit, 'signal')
  const onLateError = memberOf(limit, 'onLateError')
  return withAbort(signal, (own, { abort, onEnd }) => {
    const stop = startDeadline(timeout, () => abort(expire(timeout)))
    onEnd(stop)
    return onLateError ? reporting(onLateError, own, () => work(own, stop)) : work(own, stop)
  })
}

async function reporting<T>(
  onLateError: (error: unknown) => void,
  { signal }: OwnSignal,
  work: () => T | PromiseLike<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (signal.aborted && error !== signal.reason) onLateError(error)
    throw error
  }
}
