import { withAbort } from './withAbort.js'

/**
 * Calls a function after some milliseconds; beyond 24 days, which no timer takes, never.
 *
 * @returns a function that stops the timer
 */
export function startTimer(ms: number, act: () => void): () => void {
  const timer = ms < 2 ** 31 ? setTimeout(act, ms) : undefined
  return () => clearTimeout(timer)
}

/**
 * Calls a function when a time limit is over; beyond 49 days, never. The clock runs in two halves, so that a process
 * that was busy meanwhile still gets to read what has arrived, which takes some turns.
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
 * @throws the reason of the signal, untouched, as soon as it aborts
 */
export function sleep(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return withAbort(signal, (_, { onEnd }) => new Promise<void>((wake) => onEnd(startTimer(ms, wake))))
}
