/** Keeps a client within its rate limit. `createLimiter` of `ledgerline/limits` makes one. */
export interface Limiter {
  /**
   * Awaited before each attempt, for as long as it takes: no timeout counts it, only the caller's signal ends it. If it
   * rejects, the call fails with that reason.
   *
   * @param cost compute units that the attempt counts against the limit; 1 where none are known
   * @param signal aborts when the call does
   * @param attempt whose attempt it is, and the compute units that it is billed
   * @returns nothing, or what the attempt tells of its end
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a limiter that returns nothing is one, however its type says so
  acquire(cost: number, signal: AbortSignal, attempt: AttemptCost): Promise<Lease | void>
}

/** What a limiter gets to know of an attempt, for budgets. */
export interface AttemptCost {
  /** Id of the operation. */
  readonly operation: string
  /** Compute units that it is charged; 1 where none are known. */
  readonly billed: number
}

/** The turn of one attempt, as a limiter gives it. What its methods throw does not affect the call. */
export interface Lease {
  /**
   * Called when the attempt has ended, body included; once.
   *
   * @param outcome whether the request may have reached the service: only then it counts
   */
  release(outcome: { readonly sent: boolean }): unknown
  /**
   * Called before `release` when the service answered 429: such an answer is not billed.
   *
   * @param ms milliseconds that the service asks to wait, 1000 where it does not say
   */
  rateLimited(ms: number): unknown
}
