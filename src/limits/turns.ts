import { BudgetError } from '../errors/budget.js'
import { ConnectionError } from '../errors/connection.js'
import { overspent } from './overspent.js'
import { type Rest, startRest } from './rest.js'
import { timeFor } from './schedule.js'
import { isMemory } from './store/memoryStore.js'
import type { Asked, LimiterStore, Limits, Reservation, Settlement } from './store/store.js'

/** A call that waits for its turn. */
export interface Waiting extends Pick<Asked, 'cost' | 'billed'> {
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
  /** Ends it without having been used: its units are given back, and those that are billed for it. */
  giveBack(billed: number): void
  /** Takes back the units that are billed for it, because the service refused it; for some milliseconds nothing goes. */
  refuse(billed: number, pause: number): void
}

/** The waiting calls of one limiter, first come, first served. */
export interface Turns {
  readonly waiting: number
  /** Gives a call its turn at once, where memory decides and it need not wait. */
  take(asked: Pick<Asked, 'cost' | 'billed'>): Turn | undefined
  join(call: Waiting): void
  /** Takes a call out of the line; its units are given back. */
  leave(call: Waiting): void
  /** Resolves when the store knows all that was given back. */
  settled(): Promise<void>
}

/** A reservation, and how much this limiter had given back before it. */
interface Held extends Reservation {
  readonly gapsBefore: number
}

/**
 * Creates the line of a limiter. Only its first call has a reservation: when it leaves, those behind lose nothing, and
 * the processes of one store take turns.
 */
export function createTurns(store: LimiterStore, limits: Limits & { readonly concurrency: number }): Turns {
  const holder = `${Date.now()}-${Math.random()}` // no secret: it tells limiters apart, also where there is no `crypto`
  const line = new Set<Waiting>()
  let underWay = 0
  let isServing = false
  let rest: Rest | undefined
  let gaps = 0 // milliseconds that were given back: later turns ended as much earlier
  let reserving: Promise<Held> | undefined
  let settling: Promise<unknown> | undefined

  const settle = (reserved: LimiterStore, settlement: Settlement): void => {
    const before = settling
    const own = (async () => {
      await before
      await reserving?.catch(() => {}) // the line asks the store for one thing at a time
      const gap = await reserved.settle(limits, settlement)
      gaps += gap
      if (gap > 0) rest?.shorten(gap)
    })().catch(() => {}) // a store that fails says so to whoever asks it next
    settling = own
    own.then(() => {
      if (settling === own) settling = undefined
    })
  }

  const giveBack = (held: Held, cost: number, billed: number): void => {
    const full = held.full - (gaps - held.gapsBefore)
    const refund = { period: held.period, units: billed }
    settle(held.store, { unused: { time: timeFor(cost, held.limits), full, streak: held.streak }, refund })
  }

  const turnOf = (held: Held, cost: number): Turn => ({
    end() {
      underWay--
      serve()
    },
    giveBack(billed) {
      giveBack(held, cost, billed)
      this.end()
    },
    refuse(billed, pause) {
      settle(held.store, { refund: { period: held.period, units: billed }, pause })
    },
  })

  const ask = async (asked: Asked): Promise<Held> => {
    const reservation = await store.reserve(limits, asked)
    return { ...reservation, gapsBefore: gaps }
  }

  /** Waits for the turn of the first call; gives none when the call has left. */
  const reserve = async (call: Waiting): Promise<Held | undefined> => {
    while (line.has(call)) {
      while (settling) await settling
      const { cost, billed } = call
      reserving = ask({ holder, cost, billed, announce: 0 })
      const held = await reserving
      if (held.wait === undefined) throw overspent(call, held, limits.budget)
      const wait = held.wait - (gaps - held.gapsBefore)
      if (wait <= 0 && line.has(call)) return held
      if (line.has(call)) {
        rest = startRest(wait)
        await rest.over
        rest = undefined
      }
      while (settling) await settling
      if (line.has(call)) {
        const { pause } = await held.store.status(limits)
        if (pause <= 0 && line.has(call)) return held
      }
      giveBack(held, cost, billed) // the caller has gone; or a 429 came, and the call queues anew behind the pause
    }
    return undefined
  }

  const serveFirst = async (call: Waiting): Promise<void> => {
    try {
      const held = await reserve(call)
      if (!held) return
      line.delete(call)
      underWay++
      call.go(turnOf(held, call.cost))
    } catch (error) {
      line.delete(call)
      call.fail(error)
      if (error instanceof BudgetError) return
      // the store failed: those behind would find out one after the other, each as late as a store may answer
      for (const each of line) each.fail(error instanceof ConnectionError ? copyOf(error) : error)
      line.clear()
    }
  }

  const serve = async (): Promise<void> => {
    if (isServing) return
    isServing = true
    for (const call of line) {
      if (underWay >= limits.concurrency) break
      await serveFirst(call)
    }
    isServing = false
  }

  return {
    get waiting() {
      return line.size
    },
    take({ cost, billed }) {
      if (!isMemory(store) || line.size > 0 || settling || underWay >= limits.concurrency) return undefined
      const held = { ...store.reserve(limits, { holder, cost, billed, announce: 0 }), gapsBefore: gaps }
      const { wait, full, streak, period } = held
      if (wait === 0) {
        underWay++
        return turnOf(held, cost)
      }
      const unused = { time: timeFor(cost, limits), full, streak }
      if (wait !== undefined) store.settle(limits, { unused, refund: { period, units: billed } }) // it has to line up
      return undefined
    },
    join(call) {
      line.add(call)
      serve()
    },
    leave(call) {
      const [first] = line
      if (line.delete(call) && call === first) rest?.end()
    },
    async settled() {
      while (settling) await settling
    },
  }
}

/** Each call names an error by its own operation. */
const copyOf = ({ message, cause }: ConnectionError): ConnectionError => new ConnectionError(message, { cause })
