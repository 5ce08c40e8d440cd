import type { Delays } from './delays.js'
import { type Rest, startRest } from './rest.js'
import type { Settlements } from './settlements.js'
import { isMemory } from './store/memoryStore.js'
import type { Reservation, Settlement } from './store/store.js'
import { together } from './window.js'

/** Turns that are reserved for the first calls of the queue, and not used yet. */
export interface Held<Call> {
  /** The calls that the turns are for. */
  readonly calls: ReadonlySet<Call>
  /**
   * Waits for the first turn.
   *
   * @returns the turn and how late it is; `undefined` if none is left, or the rest should be given back
   */
  come(): Promise<Coming | undefined>
  /** Uses the first turn for the first call. */
  take(call: Call): void
  /** Gives back the last turn, because a call has left. */
  drop(call: Call): void
  /** Ends the wait: another turn was given back, so an earlier one may be free. */
  expire(): void
  /** Tells the store what became of the turns. */
  settle(settlement: Settlement, isUrgent?: boolean): void
}

/** A turn that has come. */
export interface Coming {
  /** Its time, by the store's clock. */
  readonly at: number
  /** Milliseconds since then. */
  readonly late: number
}

/** When the turns were requested and when the store responded, by `performance.now()`. */
export interface Asking {
  readonly asked: number
  readonly came: number
}

/**
 * Holds the turns of a reservation.
 *
 * @param isPaused - whether this process pauses after a 429
 */
export function holdTurns<Call extends { readonly cost: number }>(
  given: Reservation,
  waiting: readonly Call[],
  { asked, came }: Asking,
  delays: Delays,
  settlements: Settlements,
  isPaused: () => boolean,
): Held<Call> {
  const { store, limits, period, now } = given
  const left = [...given.turns]
  const calls = new Set(waiting.slice(0, left.length))
  const answered = asked + delays.usual(came - asked)
  let rest: Rest | undefined
  let isStale = false

  const settle = (settlement: Settlement, isUrgent = false): void =>
    settlements.add({ ...settlement, store, limits, isUrgent })
  const sleep = async (until: number): Promise<void> => {
    rest = startRest(until - performance.now())
    await rest.over
    rest = undefined
  }
  return {
    calls,
    settle,
    async come() {
      const [at] = left
      if (at === undefined) return undefined
      const due = came + (at - now)
      if (due - performance.now() > together) {
        if (!isStale) await sleep(due - together)
        if (isStale || left.length === 0) return undefined
        if (!isMemory(store) && (await store.status(limits)).pause > 0) return undefined // a 429 came meanwhile
      }
      if (due > performance.now() && left.length > 0) await sleep(due)
      const time = performance.now()
      if (left.length === 0 || due - time > 0.01 || isPaused()) return undefined
      const late = time - answered - (at - now)
      return delays.isTooLate(late) ? undefined : { at, late }
    },
    take(call) {
      left.shift()
      calls.delete(call)
    },
    drop(call) {
      if (!calls.delete(call)) return
      settle({ returned: left.splice(-1), billed: { period, units: -call.cost } }, true)
      if (left.length === 0) rest?.end()
    },
    expire() {
      isStale = true
      rest?.end()
    },
  }
}
