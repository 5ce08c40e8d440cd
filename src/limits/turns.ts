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
  /** The units that it is expected to cost. */
  readonly cost: number
  readonly operation: string | undefined
  /** Called when its turn has come. */
  go(turn: Turn): void
  /** Called when it won't get a turn. */
  fail(reason: unknown): void
}

/** A turn that has come. */
export interface Turn {
  /** Ends the turn. */
  end(): void
  /** Ends the turn unused: another call may use it, and the units charged for it are refunded. */
  giveBack(charged: number): void
  /** Pauses all calls for some milliseconds, as the service asked. */
  pause(ms: number): void
  /** Charges the difference between the bill and what was charged. It may be negative. */
  bill(units: number): void
}

/** The waiting calls of one limiter, first come, first served. */
export interface Turns {
  readonly waiting: number
  /** Gives a call its turn at once, if the store is memory and the call doesn't have to wait. */
  take(cost: number): Turn | undefined
  join(call: Waiting): void
  /** Takes a call out of the queue. Its turn goes to those behind. */
  leave(call: Waiting): void
  /** Resolves when the store has received everything that there is to settle now. */
  settled(): Promise<void>
}

/** The limits of turns. */
export interface TurnLimits extends Limits {
  readonly concurrency: number
  /** Milliseconds by which an attempt may reach the service after its turn. */
  readonly margin: number
}

/**
 * Creates the queue of a limiter. Its first calls reserve their turns together, in one step of the store: at most a
 * sixteenth of the window, so that other processes get their share.
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

  /** Uses the turns one after the other, and gives back the rest. */
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
      if (late.length > 0) own.settle({ returned: late, taken: [[0, late.length]] }) // count them as of now
      for (const call of own.calls) own.drop(call) // they reserve again
      held = undefined
    }
  }

  /** Serves as many of the first calls as get their turn in one step of the store. */
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
        // the store failed: fail the calls behind too, or each would wait for a timeout of its own
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
      if (at === undefined) return undefined // over budget: join() rejects it
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

/** Copies an error, because each call adds its own operation to it. */
const copyOf = ({ message, cause }: ConnectionError): ConnectionError => new ConnectionError(message, { cause })
