import { startTimer } from '../runtime/timer.js'

/** A wait that can become shorter. */
export interface Rest {
  /** Resolves when the time is over, or the wait was ended. */
  readonly over: Promise<void>
  /** Makes it shorter by some milliseconds. */
  shorten(ms: number): void
  /** Ends it now. */
  end(): void
}

/** Starts a wait of some milliseconds. However it ends, it leaves no timer behind. */
export function startRest(ms: number): Rest {
  let until = performance.now() + ms
  let resolve = (): void => {}
  let stopTimer = (): void => {}
  const over = new Promise<void>((done) => {
    resolve = done
  })
  const go = (): void => {
    stopTimer()
    const left = Math.ceil(until - performance.now()) // rounded up, because timers cut fractions off
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

/** What a timer takes: 2^31 - 1 ms. */
const longestTimer = 2_147_483_647
