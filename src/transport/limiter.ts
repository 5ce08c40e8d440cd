/** Keeps a client within its rate limit. `createLimiter` of `ledgerline/limits` makes one. */
export interface Limiter {
  /**
   * Awaited before each attempt, for as long as it takes: no timeout counts it, only the caller's signal ends it. If it
   * rejects, the call fails with that reason. Each attempt is one request, whatever it costs.
   *
   * @param cost compute units that the attempt is expected to cost, as `costOf` gives them; 1 where none are known
   * @param signal aborts when the call does
   * @param attempt whose attempt it is
   * @returns nothing, or what the attempt tells of its end
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a limiter that returns nothing is one, however its type says so
  acquire(cost: number, signal: AbortSignal, attempt: LimitedAttempt): Promise<Lease | void>
}

/** What a limiter gets to know of an attempt. */
export interface LimitedAttempt {
  /** Id of the operation; that of another API may have the same. */
  readonly operation: string
  /** Name of the API: `evm`, `streams` … */
  readonly api: string
}

/** The turn of one attempt, as a limiter gives it. What its methods throw does not affect the call. */
export interface Lease {
  /**
   * Called when the attempt has ended, body included; once.
   *
   * @param outcome whether the request may have reached the service: only then it counts; and the compute units that its
   * answer says it was billed, where it says so
   */
  release(outcome: { readonly sent: boolean; readonly units?: number | undefined }): unknown
  /**
   * Called before `release` when the service answered 429. Such an answer costs nothing, unless it says so.
   *
   * @param ms milliseconds that the service asks to wait, 1000 where it does not say
   */
  rateLimited(ms: number): unknown
}
