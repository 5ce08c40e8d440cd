/** What work with a time limit receives. */
export interface TimeLimit {
  /** Aborts after the time limit; its reason is the error. */
  readonly signal: AbortSignal
  /** Stops the clock: what follows may take as long as it likes. */
  stop(): void
}

/**
 * Waits for work no longer than a time limit. Work that takes longer goes on unawaited, and only its signal tells it
 * so.
 *
 * @param timeout - milliseconds
 * @param expire - creates the error of work that takes longer
 * @param onLateError - called with the error of work that fails after the time limit, unless that is the signal's
 * reason
 * @throws what `expire` returns, when work takes longer.
 */
export function withinTime(
  timeout: number,
  expire: (timeout: number) => Error,
  work: (limit: TimeLimit) => Promise<unknown>,
  onLateError: (error: unknown) => void,
): Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  return new Promise<void>((resolve, reject) => {
    const end = (): void => {
      const error = expire(timeout)
      reject(error)
      controller.abort(error)
    }
    const stop = startTimer(timeout, end)
    work({ signal, stop })
      .finally(stop)
      .then(
        () => resolve(),
        (error: unknown) => {
          if (signal.aborted && error !== signal.reason) onLateError(error)
          else reject(error)
        },
      )
  })
}

/**
 * Calls a function after some milliseconds; beyond 24 days, which no timer takes, never.
 *
 * @returns a function that stops the timer
 */
export function startTimer(ms: number, act: () => void): () => void {
  const timer = ms < 2 ** 31 ? setTimeout(act, ms) : undefined
  return () => clearTimeout(timer)
}
