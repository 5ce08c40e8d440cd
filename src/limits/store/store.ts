import type { Period } from '../period.js'
import type { Rate } from '../schedule.js'

/** What a limiter keeps to. */
export interface Limits extends Rate {
  readonly budget?: { readonly units: number; readonly per?: Period | undefined } | undefined
}

/** A call that asks for its turn. */
export interface Asked {
  /** The limiter that asks; those of one store are told apart by it. */
  readonly holder: string
  /** Units that it counts against the rate. */
  readonly cost: number
  /** Units that it is billed. */
  readonly billed: number
  /** Milliseconds for which the store counts the limiter among its holders from now on; 0 to leave it as it is. */
  readonly announce: number
}

/** The turn of a call. All times are milliseconds of the store's own clock. */
export interface Reservation {
  /** Milliseconds until it may go; `undefined` where the budget does not cover it, and nothing was reserved. */
  readonly wait: number | undefined
  /** When the bucket is full after it. */
  readonly full: number
  /** Start of the period that its units are charged to: the one in which it was made. */
  readonly period: number
  /** Units charged in that period. */
  readonly used: number
  /** Time of the store's calendar. */
  readonly now: number
  /** Limiters that announced themselves lately. */
  readonly holders: number
  /** Number of turns in a row that it belongs to: those of one limiter, between which no other reserved. */
  readonly streak: number
  /** Where it was made. */
  readonly store: LimiterStore
  /** What it was made under: the limiter's own, or its share of them while its store is away. */
  readonly limits: Limits
}

/** What a store has to hear: what becomes of a turn that did not run its course, and what went without it. */
export interface Settlement {
  /** A turn that was not used: the time that its units take, when the bucket would be full after it, its row. */
  readonly unused?: { readonly time: number; readonly full: number; readonly streak: number } | undefined
  /** Units that are not billed, of the period that they were charged to. */
  readonly refund?: { readonly period: number; readonly units: number } | undefined
  /** Milliseconds for which nothing goes. */
  readonly pause?: number | undefined
  /** Units that were billed in the current period without having been charged. */
  readonly spent?: number | undefined
  /** Milliseconds that the bucket lacks of being full, at least. */
  readonly drained?: number | undefined
}

/** How a store is. */
export interface Status {
  /** Milliseconds for which nothing goes. */
  readonly pause: number
  /** Start of the budget's period. */
  readonly period: number
  /** Units charged in it. */
  readonly used: number
}

/** A value, or the promise of one. */
export type Awaitable<T> = T | Promise<T>

/**
 * What limiters of one rate share. `redisStore` and `postgresStore` make one; each step is one command, and the clock is
 * the store's own, so that processes whose clocks differ agree.
 */
export interface LimiterStore {
  /** What it is, for errors: `Redis, key moralis`. */
  readonly name: string
  /** Whether it is the memory of this process, which never fails. */
  readonly isLocal: boolean
  /** The same place under a key of its own: one limit for each caller, for example. */
  scoped(part: string): LimiterStore
  /** Gives a call the next turn, and charges the budget. */
  reserve(limits: Limits, asked: Asked): Awaitable<Reservation>
  /**
   * Takes back what was not used or not billed.
   *
   * @returns milliseconds by which those behind move up; 0 where another limiter has reserved behind the turn, because
   *   that one cannot be told
   */
  settle(limits: Limits, settlement: Settlement): Awaitable<number>
  status(limits: Limits): Awaitable<Status>
}
