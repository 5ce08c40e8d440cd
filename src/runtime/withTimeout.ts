import { memberOf } from './members.js'
import { startDeadline } from './timer.js'
import { type OwnSignal, withAbort } from './withAbort.js'

/** What limits the time of some work. */
export interface TimeLimit {
  /** Milliseconds. More than 49 days means no limit. */
  readonly timeout: number
  /** Creates the error for work that takes longer. The work's signal aborts with it. */
  readonly expire: (timeout: number) => Error
  /** Also ends the wait, with its own reason. */
  readonly signal?: AbortSignal | null | undefined
  /** Called if the work fails after the wait was ended, unless it fails with the reason of that end. */
  readonly onLateError?: ((error: unknown) => void) | undefined
}

/**
 * Waits for work until a time limit or an abort. Work that takes longer continues unawaited, and learns of it only by
 * its signal. It leaves no timer and no listener behind.
 *
 * @param work - gets its signal, and a function that stops the clock, after which the work may take any time
 * @throws what `expire` returns, if the work takes longer; the reason of the signal, unchanged, if that aborts
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
