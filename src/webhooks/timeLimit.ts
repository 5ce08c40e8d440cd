/** What work with a time limit is given. */
export interface TimeLimit {
  /** Aborts when the time is over; its reason is the error. */
  readonly signal: AbortSignal
  /** Stops the clock: what follows may take as long as it likes. */
  stop(): void
}

/**
 * Waits for work no longer than a time. Work that is still going on then goes on unwaited for, told by its signal only.
 *
 * @param timeout - milliseconds
 * @param expire - makes the error of work whose time is over
 * @param onLateError - told of work that fails when nobody waits for it any more, unless it repeats the signal's reason
 * @throws what `expire` makes, when the time is over first.
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
    const timer = timeout < 2 ** 31 ? setTimeout(end, timeout) : undefined // timers take no more
    const stop = (): void => clearTimeout(timer)
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
