import { startTimer } from '../runtime/timer.js'

/** A wait that can be shortened. */
export interface Rest {
  /** Resolves when the time is up or the wait was ended. */
  readonly over: Promise<void>
  /** Shortens the wait by some milliseconds. */
  shorten(ms: number): void
  /** Ends the wait now. */
  end(): void
}

/** Starts a wait of some milliseconds. However it ends, no timer is left. */
export function startRest(ms: number): Rest {
  let until = performance.now() + ms
  let resolve = (): void => {}
  let stopTimer = (): void => {}
  const over = new Promise<void>((done) => {
    resolve = done
  })
  const go = (): void => {
    stopTimer()
    const left = Math.ceil(until - performance.now()) // rounded up, because timers truncate fractions
    if (left <= 0) resolve()
    else stopTimer = startTimer(Math.min(left, longestTimer), go)
  }
  const shorten = (by: number): void => {
    until -= by
    go()
  }
  go()
  return { over, shorten, end: () => shorten(Number.POSITIVE_INFINITY) }
}

/** The longest timer that runtimes accept: 2^31 - 1 ms. */
const longestTimer = 2_147_483_647
