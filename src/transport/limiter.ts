/** Keeps a client within its rate limit. `createLimiter` of `ledgerline/limits` makes one. */
export interface Limiter {
  /**
   * Awaited before each attempt, which is one request. The wait counts towards no timeout; only the call's signal ends
   * it. If the promise rejects, the call fails with that reason.
   *
   * @param cost compute units that the attempt is expected to cost, as `costOf` returns them; 1 if none are known
   * @param signal aborts when the call does
   * @param attempt the operation and API of the attempt
   * @returns nothing, or a lease, which is told how the attempt ended
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: accepts a limiter that returns nothing, however it is typed
  acquire(cost: number, signal: AbortSignal, attempt: LimitedAttempt): Promise<Lease | void>
}

/** What a limiter learns about an attempt. */
export interface LimitedAttempt {
  /** Id of the operation, which an operation of another API may share. */
  readonly operation: string
  /** Name of the API: `evm`, `streams` … */
  readonly api: string
}

/** The turn of one attempt, granted by a limiter. If its methods throw, the call isn't affected. */
export interface Lease {
  /**
   * Called once, when the attempt has ended, body included.
   *
   * @param outcome `sent`: whether the request may have reached the service (if not, it doesn't count); `units`: the
   * compute units that the response says it was billed, or 0 for a 401 or 429 that doesn't say; absent if only the
   * expected cost is known
   */
  release(outcome: { readonly sent: boolean; readonly units?: number | undefined }): unknown
  /**
   * Called before `release` if the service returned a 429. Such a response costs nothing, unless it says otherwise.
   *
   * @param ms how long the service asks to wait, in milliseconds; 1000 if it doesn't say
   */
  rateLimited(ms: number): unknown
}
