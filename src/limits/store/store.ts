import type { Period } from '../period.js'
import type { Rate } from '../window.js'

/** What a limiter keeps to. */
export interface Limits extends Rate {
  readonly budget?: { readonly units: number; readonly per?: Period | undefined } | undefined
  /** Milliseconds after which a store that does not answer has failed. */
  readonly storeTimeout: number
}

/** Calls that ask for their turns, the first come first. */
export interface Asked {
  /** Number of the limiter that asks, below 512: by it a store knows how many limiters use it. */
  readonly holder: number
  /** Units that each is expected to cost: at least one call, and no more than `requests`. */
  readonly costs: readonly number[]
  /** Milliseconds for which the store counts the limiter among its holders from now on; 0 to leave it as it is. */
  readonly announce: number
}

/** Turns that a store has given. All times are milliseconds of its clock. */
export interface Reservation {
  /**
   * When the calls may go, in order: as many of them as the budget covers, and as have their turn within a moment of the
   * first. None where the budget does not cover the first; then nothing was reserved.
   */
  readonly turns: readonly number[]
  /** The time when they were given, of the clock of turns, which never goes back. */
  readonly now: number
  /** The time when they were given, of the calendar. */
  readonly calendar: number
  /** Start of the period that they are charged to: the one in which they were given. */
  readonly period: number
  /** Units charged in that period. */
  readonly used: number
  /** Limiters that announced themselves lately, about. */
  readonly holders: number
  /** Where they were given. */
  readonly store: LimiterStore
  /** What they were given under: the limiter's own limits, or its share of them while its store is away. */
  readonly limits: Limits
}

/** What a store has to hear afterwards. */
export interface Settlement {
  /** Turns that were not used. */
  readonly returned?: readonly number[] | undefined
  /** Requests that went without a turn, or later than it: how many milliseconds ago, and how many. */
  readonly taken?: readonly (readonly [age: number, count: number])[] | undefined
  /** Units by which a bill differs from what was charged in a period, if that still runs. */
  readonly billed?: { readonly period: number; readonly units: number } | undefined
  /** Units that were spent without having been charged, in whichever period runs. */
  readonly spent?: number | undefined
  /** Milliseconds for which nothing goes. */
  readonly pause?: number | undefined
}

/** How a store is. */
export interface Status {
  /** Milliseconds for which nothing goes. */
  readonly pause: number
  /** Start of the budget's period. */
  readonly period: number
  /** Units charged in it. */
  readonly used: number
  /** Turns of the last span, and those that are reserved. */
  readonly taken: number
}

/** A value, or the promise of one. */
export type Awaitable<T> = T | Promise<T>

/**
 * What limiters of one rate share. `redisStore` and `postgresStore` make one; each step is one command, and the clock is
 * the store's own, so that processes whose clocks differ agree. When it is set back, turns go on from where they were.
 */
export interface LimiterStore {
  /** What it is, for errors: `Redis, key moralis`. */
  readonly name: string
  /** Whether it is the memory of this process, which never fails. */
  readonly isLocal: boolean
  /** The same place under a key of its own: one limit for each caller, for example. */
  scoped(part: string): LimiterStore
  /** Gives calls the next turns, and charges the budget. */
  reserve(limits: Limits, asked: Asked): Awaitable<Reservation>
  settle(limits: Limits, settlement: Settlement): Awaitable<unknown>
  status(limits: Limits): Awaitable<Status>
}
