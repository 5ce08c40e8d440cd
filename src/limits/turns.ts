import { ConnectionError } from '../errors/connection.js'
import { createDelays, isLate } from './delays.js'
import { type Held, holdTurns } from './held.js'
import { overspent } from './overspent.js'
import { createSettlements } from './settlements.js'
import { holderNumber } from './store/holders.js'
import { isMemory } from './store/memoryStore.js'
import type { LimiterStore, Limits, Reservation, Settlement } from './store/store.js'

/** A call that waits for its turn. */
export interface Waiting {
  /** Units that it is expected to cost. */
  readonly cost: number
  readonly operation: string | undefined
  /** Its turn has come. */
  go(turn: Turn): void
  /** It will not come. */
  fail(reason: unknown): void
}

/** A turn that has come. */
export interface Turn {
  /** Ends it. */
  end(): void
  /** Ends it without having been used: another may go in its place, and what was charged for it is given back. */
  giveBack(charged: number): void
  /** Lets nothing go for some milliseconds: the service said so. */
  pause(ms: number): void
  /** Charges what the bill has beyond what was charged, which may be less than nothing. */
  bill(units: number): void
}

/** The waiting calls of one limiter, first come, first served. */
export interface Turns {
  readonly waiting: number
  /** Gives a call its turn at once, where memory decides and it need not wait. */
  take(cost: number): Turn | undefined
  join(call: Waiting): void
  /** Takes a call out of the line; its turn goes to those behind. */
  leave(call: Waiting): void
  /** Resolves when the store knows all that it has to hear now. */
  settled(): Promise<void>
}

/** What bounds turns. */
export interface TurnLimits extends Limits {
  readonly concurrency: number
  /** Milliseconds that an attempt may start after its turn. */
  readonly margin: number
}

/**
 * Creates the line of a limiter. Its first calls reserve their turns together, in one step of the store: no more than a
 * sixteenth of the window, so that the processes of one store take turns too.
 */
export function createTurns(store: LimiterStore, limits: TurnLimits): Turns {
  const holder = holderNumber()
  const most = Math.min(100, Math.max(1, Math.floor(limits.requests / 16)))
  const line = new Set<Waiting>()
  const settlements = createSettlements()
  const delays = createDelays(limits.margin)
  let underWay = 0
  let isServing = false
  let pausedUntil = 0
  let held: Held<Waiting> | undefined
  let cameBack = 0 // turns

  const turnOf = ({ store: from, limits: own, period }: Reservation, at: number): Turn => {
    const settle = (settlement: Settlement, isUrgent = false): void =>
      settlements.add({ ...settlement, store: from, limits: own, isUrgent })
    return {
      end() {
        underWay--
        serve()
      },
      giveBack(charged) {
        settle({ returned: [at], billed: { period, units: -charged } }, true)
        cameBack++
        held?.expire()
        this.end()
      },
      pause(ms) {
        pausedUntil = Math.max(pausedUntil, performance.now() + ms)
        settle({ pause: ms }, true)
      },
      bill(units) {
        if (limits.budget) settle({ billed: { period, units } })
      },
    }
  }

  /** Uses turns up, one after the other; what is left is given back. */
  const spend = async (own: Held<Waiting>, given: Reservation): Promise<void> => {
    const late: number[] = []
    try {
      for (let next = await own.come(); next; next = await own.come()) {
        const [call] = own.calls
        if (!call) break
        own.take(call)
        line.delete(call)
        underWay++
        if (isLate(next.late, limits.margin)) late.push(next.at)
        call.go(turnOf(given, next.at))
      }
    } finally {
      if (late.length > 0) own.settle({ returned: late, taken: [[0, late.length]] }) // they count from now on
      for (const call of own.calls) own.drop(call) // they ask anew
      held = undefined
    }
  }

  /** Serves as many of the first calls as get their turns in one step of the store. */
  const serveSome = async (): Promise<void> => {
    const before = cameBack
    if (settlements.areUrgent) await settlements.settled()
    const calls = [...firstOf(line, Math.min(most, limits.concurrency - underWay))]
    const [first] = calls
    if (!first) return
    const asked = performance.now()
    const given = await store.reserve(limits, { holder, costs: calls.map(({ cost }) => cost), announce: 0 })
    const came = performance.now()
    if (given.turns.length === 0) {
      if (line.delete(first)) first.fail(overspent(first, given, limits.budget))
      return
    }
    const isPaused = (): boolean => pausedUntil > performance.now()
    held = holdTurns(given, calls, { asked, came }, delays, settlements, isPaused)
    if (cameBack > before) held.expire()
    for (const call of held.calls) if (!line.has(call)) held.drop(call)
    await spend(held, given)
  }

  const serve = async (): Promise<void> => {
    if (isServing) return
    isServing = true
    while (line.size > 0 && underWay < limits.concurrency)
      try {
        await serveSome()
      } catch (error) {
        // the store failed: those behind would find out one after the other, each as late as a store may answer
        for (const each of line) each.fail(error instanceof ConnectionError ? copyOf(error) : error)
        line.clear()
      }
    isServing = false
  }

  return {
    get waiting() {
      return line.size
    },
    take(cost) {
      if (!isMemory(store) || line.size > 0 || underWay >= limits.concurrency) return undefined
      const given = store.reserve(limits, { holder, costs: [cost], announce: 0 })
      const [at] = given.turns
      if (at === undefined) return undefined // it has to line up, to be refused
      if (at <= given.now) {
        underWay++
        return turnOf(given, at)
      }
      store.settle(limits, { returned: [at], billed: { period: given.period, units: -cost } })
      return undefined
    },
    join(call) {
      line.add(call)
      serve()
    },
    leave(call) {
      if (line.delete(call)) held?.drop(call)
    },
    async settled() {
      await settlements.settled()
    },
  }
}

function* firstOf<T>(all: Iterable<T>, count: number): Generator<T> {
  let left = count
  for (const one of all) {
    if (left-- <= 0) return
    yield one
  }
}

/** Each call names an error by its own operation. */
const copyOf = ({ message, cause }: ConnectionError): ConnectionError => new ConnectionError(message, { cause })
