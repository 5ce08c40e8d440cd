import { ConnectionError } from '../errors/connection.js'
import { createDelays, isLate } from './delays.js'
import { overspent } from './overspent.js'
import { type Rest, startRest } from './rest.js'
import { createSettlements } from './settlements.js'
import { holderNumber } from './store/holders.js'
import { isMemory } from './store/memoryStore.js'
import type { LimiterStore, Limits, Reservation, Settlement } from './store/store.js'
import { together } from './window.js'

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
  /** Resolves when the store knows all that it has to hear. */
  settled(): Promise<void>
}

/** What bounds turns. */
export interface TurnLimits extends Limits {
  readonly concurrency: number
  /** Milliseconds that an attempt may start after its turn. */
  readonly margin: number
}

/** Turns that are reserved and not used yet. */
interface Held extends Pick<Reservation, 'store' | 'limits' | 'period'> {
  readonly left: number[]
  /** The calls that they are for. */
  readonly calls: Set<Waiting>
  /** When they were given: by the store's clock, and by `performance.now()`, at the latest and as it usually answers. */
  readonly given: { readonly now: number; readonly latest: number; readonly usual: number }
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
  let held: Held | undefined
  let rest: Rest | undefined
  let isStale = false // a turn came back: there may be an earlier one than what is held

  const settle = (from: Pick<Held, 'store' | 'limits'>, settlement: Settlement): void =>
    settlements.add({
      ...settlement,
      ...{ store: from.store, limits: from.limits },
      isUrgent: settlement.pause !== undefined || (!!settlement.returned && !settlement.taken),
    })

  const turnOf = (from: Pick<Held, 'store' | 'limits' | 'period'>, at: number): Turn => {
    const { period } = from
    return {
      end() {
        underWay--
        serve()
      },
      giveBack(charged) {
        settle(from, { returned: [at], billed: { period, units: -charged } })
        isStale = true
        rest?.end()
        this.end()
      },
      pause(ms) {
        pausedUntil = Math.max(pausedUntil, performance.now() + ms)
        settle(from, { pause: ms })
      },
      bill(units) {
        if (limits.budget) settle(from, { billed: { period, units } })
      },
    }
  }

  /** Gives back the last turn of what is held, for a call that has left. */
  const drop = (from: Held, call: Waiting): void => {
    const { period } = from
    if (from.calls.delete(call)) settle(from, { returned: from.left.splice(-1), billed: { period, units: -call.cost } })
  }

  /** Waits for a turn; says whether it may be used. */
  const come = async ({ given, limits: own, store: reserved, left }: Held, at: number): Promise<boolean> => {
    const due = given.latest + (at - given.now)
    const sleep = async (until: number): Promise<void> => {
      rest = startRest(until - performance.now())
      await rest.over
      rest = undefined
    }
    if (due - performance.now() > together) {
      if (!isStale) await sleep(due - together)
      if (isStale || left.length === 0) return false
      if (!isMemory(reserved) && (await reserved.status(own)).pause > 0) return false
    }
    if (due > performance.now() && left.length > 0) await sleep(due)
    const now = performance.now()
    if (left.length === 0 || due - now > 0.01 || pausedUntil > now) return false
    return !delays.isTooLate(now - given.usual - (at - given.now))
  }

  const spend = async (own: Held): Promise<void> => {
    const late: number[] = []
    try {
      for (let at = own.left[0]; at !== undefined && (await come(own, at)); at = own.left[0]) {
        const [call] = own.calls
        if (!call) break
        own.left.shift()
        own.calls.delete(call)
        line.delete(call)
        underWay++
        const { usual, now } = own.given
        if (isLate(performance.now() - usual - (at - now), limits.margin)) late.push(at)
        call.go(turnOf(own, at))
      }
    } finally {
      if (late.length > 0) settle(own, { returned: late, taken: [[0, late.length]] }) // they count from now on
      for (const call of own.calls) drop(own, call) // a 429 came, or earlier turns: they ask anew
    }
  }

  /** Serves as many of the first calls as get their turns in one step of the store. */
  const serveSome = async (): Promise<void> => {
    if (settlements.areUrgent) await settlements.settled()
    const calls = [...firstOf(line, Math.min(most, limits.concurrency - underWay))]
    const [first] = calls
    if (!first) return
    isStale = false
    const asked = performance.now()
    const given = await store.reserve(limits, { holder, costs: calls.map(({ cost }) => cost), announce: 0 })
    const came = performance.now()
    if (given.turns.length === 0) {
      if (line.delete(first)) first.fail(overspent(first, given, limits.budget))
      return
    }
    const own: Held = {
      ...{ store: given.store, limits: given.limits, period: given.period },
      left: [...given.turns],
      calls: new Set(calls.slice(0, given.turns.length)),
      given: { now: given.now, latest: came, usual: asked + delays.usual(came - asked) },
    }
    for (const call of own.calls) if (!line.has(call)) drop(own, call)
    held = own
    try {
      await spend(own)
    } finally {
      held = undefined
    }
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
      if (!line.delete(call) || !held) return
      drop(held, call)
      if (held.left.length === 0) rest?.end()
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
