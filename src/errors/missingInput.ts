import type { MissingChain } from './missingChain.js'

/** An input of `many` whose data is missing, wholly or in part. */
export interface MissingInput<Input = unknown> extends Partial<Pick<MissingChain, 'chain' | 'code' | 'message'>> {
  /** The input, as you passed it. */
  readonly input: Input
  /**
   * - `failed`: the call failed, with `error`; or, with a `chain`, the service could not read that chain; or, with only a
   *   `message`, some rows of the response could not be decoded
   * - `aborted`: your signal aborted the run
   * - `budget`: the budget of your limiter is spent
   * - `stopped`: the run ended before it, because no call would succeed: the key was rejected, or the quota is spent
   * - `unsupported`: the operation doesn't serve a chain that you named
   * - `transactions`: some transactions of a chain are missing from the response
   */
  readonly reason: MissingChain['reason'] | 'aborted' | 'budget' | 'stopped'
  /**
   * Why the call failed: a `LedgerlineError`, or the reason of your signal. What isn't an error, as a limiter of your own
   * may throw it, is the `cause` of one. Absent if no call was made, and if the response lacks a chain.
   */
  readonly error?: Error
  /**
   * With `all`: the cursor of the page to continue from. The rows before it are `error.rows`. Absent if that is the first
   * page, and after an abort.
   */
  readonly cursor?: string | null
}
