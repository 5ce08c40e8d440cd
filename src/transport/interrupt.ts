/**
 * Runs a step of a call until it ends or the signal aborts, whichever is first. No listener stays on the signal.
 *
 * @throws the signal's reason, untouched, also when the step does not listen to the signal
 */
export async function interruptible<T>(signal: AbortSignal | undefined, step: () => T | PromiseLike<T>): Promise<T> {
  signal?.throwIfAborted()
  let stop = (): void => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason)
  })
  signal?.addEventListener('abort', stop)
  try {
    return await Promise.race([stopped, step()])
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * Waits, and leaves no timer behind when the signal aborts.
 *
 * @param ms 0 to 2^31 - 1 milliseconds
 * @param sleep replaces the timer, for tests
 * @throws the signal's reason, untouched
 */
export async function pause(ms: number, signal?: AbortSignal, sleep?: (ms: number) => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      timer = setTimeout(resolve, ms)
    })
  try {
    await interruptible(signal, () => sleep?.(ms) ?? wait())
  } finally {
    clearTimeout(timer)
  }
}
