import type { Delays } from './delays.js'
import { type Rest, startRest } from './rest.js'
import type { Settlements } from './settlements.js'
import { isMemory } from './store/memoryStore.js'
import type { Reservation, Settlement } from './store/store.js'
import { together } from './window.js'

/** Turns that are reserved for the first calls of a line, and not used yet. */
export interface Held<Call> {
  /** The calls that they are for. */
  readonly calls: ReadonlySet<Call>
  /**
   * Waits for the first turn.
   *
   * @returns how it is to be used, and how late; nothing where none is left, or they had better be given back
   */
  come(): Promise<Coming | undefined>
  /** Takes the first turn, for the first call. */
  take(call: Call): void
  /** Gives back the last turn, for a call that has left. */
  drop(call: Call): void
  /** Ends the wait: a turn came back, so there may be an earlier one than these. */
  expire(): void
  /** Tells the store what became of them. */
  settle(settlement: Settlement, isUrgent?: boolean): void
}

/** A turn that has come. */
export interface Coming {
  /** By the store's clock. */
  readonly at: number
  /** Milliseconds since then. */
  readonly late: number
}

/** When turns were asked for, and came, by `performance.now()`. */
export interface Asking {
  readonly asked: number
  readonly came: number
}

/**
 * Holds the turns of a reservation.
 *
 * @param isPaused - whether a 429 holds this process
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
