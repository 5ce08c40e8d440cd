import { withAbort } from './withAbort.js'

/**
 * Calls a function after some milliseconds, but never after more than 24 days, which timers can't do.
 *
 * @returns a function that stops the timer
 */
export function startTimer(ms: number, act: () => void): () => void {
  const timer = ms < 2 ** 31 ? setTimeout(act, ms) : undefined
  return () => clearTimeout(timer)
}

/**
 * Calls a function when a time limit is over, but never after more than 49 days. The clock runs in two halves, so that
 * a process that was busy still has a few turns of the event loop to read what has arrived.
 *
 * @returns a function that stops the clock
 */
export function startDeadline(ms: number, act: () => void): () => void {
  let stop = startTimer(ms / 2, () => {
    stop = startTimer(ms / 2, act)
  })
  return () => stop()
}

/**
 * Waits some milliseconds. It leaves no timer behind.
 *
 * @throws the reason of the signal, unchanged, as soon as it aborts
 */
export function sleep(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return withAbort(signal, (_, { onEnd }) => new Promise<void>((wake) => onEnd(startTimer(ms, wake))))
}

/**
 * Returns the time in milliseconds since 1970. It isn't read from `Date.now()`, which Next.js doesn't prerender unless
 * something was awaited before.
 */
export const timeNow = (): number => (performance.timeOrigin ?? Date.now() - performance.now()) + performance.now()
