import type { Period } from '../period.js'
import type { Rate } from '../window.js'

/** The limits that a store applies. */
export interface Limits extends Rate {
  readonly budget?: { readonly units: number; readonly per?: Period | undefined } | undefined
  /** Milliseconds after which a store that doesn't respond has failed. */
  readonly storeTimeout: number
}

/** A request for turns: the waiting calls, first come, first served. */
export interface Asked {
  /** Number of the limiter, below 512, by which the store counts how many limiters use it. */
  readonly holder: number
  /** The units that each call is expected to cost: at least one call, at most `requests`. */
  readonly costs: readonly number[]
  /** How many milliseconds the store counts the limiter as a holder from now on; 0 changes nothing. */
  readonly announce: number
  /** The options of the limiter that all limiters of a key should share, as text. Announced with it. */
  readonly terms?: string | undefined
}

/** Turns that a store has granted. All times are milliseconds of the store's clock. */
export interface Reservation {
  /**
   * When the calls may go, in order. Only calls that the budget covers, and whose turn comes within 100 ms of the
   * first. Empty if the budget doesn't cover the first call; then nothing was reserved.
   */
  readonly turns: readonly number[]
  /** When they were granted, by the clock of turns, which never goes back. */
  readonly now: number
  /** When they were granted, by the calendar. */
  readonly calendar: number
  /** Start of the period that they are charged to: the one in which they were granted. */
  readonly period: number
  /** Units charged in that period. */
  readonly used: number
  /** About how many limiters announced themselves lately. */
  readonly holders: number
  /** The terms of the limiters that announced themselves lately, if this call announced its own. */
  readonly terms?: readonly string[] | undefined
  /** The store that granted them. */
  readonly store: LimiterStore
  /** The limits that applied: the limiter's own, or its share of them while its store is down. */
  readonly limits: Limits
}

/** What a limiter reports to its store afterwards. */
export interface Settlement {
  /** Turns that were not used. */
  readonly returned?: readonly number[] | undefined
  /** Requests that were sent without a turn, or later than their turn: how many milliseconds ago, and how many. */
  readonly taken?: readonly (readonly [age: number, count: number])[] | undefined
  /** Units by which a bill differs from what was charged in a period. Ignored once that period is over. */
  readonly billed?: { readonly period: number; readonly units: number } | undefined
  /** Units that were spent without being charged. They count in the current period. */
  readonly spent?: number | undefined
  /** Milliseconds for which no turn is granted. */
  readonly pause?: number | undefined
}

/** The state of a store. */
export interface Status {
  /** Milliseconds for which no turn is granted. */
  readonly pause: number
  /** Start of the budget's period. */
  readonly period: number
  /** Units charged in that period. */
  readonly used: number
  /** Turns of the last span, and those reserved ahead. */
  readonly taken: number
}

/** A value, or the promise of one. */
export type Awaitable<T> = T | Promise<T>

/**
 * What limiters of one rate share. `redisStore` and `postgresStore` create one. Each step is one command, by the
 * store's own clock, so processes whose clocks differ still agree. If that clock is set back, turns continue from where
 * they were.
 */
export interface LimiterStore {
  /** The store's name in errors: `Redis, key moralis`. */
  readonly name: string
  /** Whether it is the memory of this process, which never fails. */
  readonly isLocal: boolean
  /** The same store under a longer key: for one limit per caller, for example. */
  scoped(part: string): LimiterStore
  /** Grants calls the next turns, and charges the budget. */
  reserve(limits: Limits, asked: Asked): Awaitable<Reservation>
  settle(limits: Limits, settlement: Settlement): Awaitable<unknown>
  status(limits: Limits): Awaitable<Status>
}
