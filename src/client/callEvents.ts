/** A call that begins. Each page of a list is a call of its own. */
export interface CallStartEvent {
  /** A number that no other call of this process has. */
  readonly callId: number
  /** Id of the operation; that of another API may have the same. Of a custom request its method and path. */
  readonly operation: string
  /** Name of the API: `evm`, `streams` … */
  readonly api: string
  /** The chain of an EVM call, such as `0x1`, or the network of another; `undefined` where it names none, or several. */
  readonly chain: string | undefined
  /** When it was made, in milliseconds since 1970. */
  readonly start: number
}

/** A call that has ended: its answer is decoded, or it failed. */
export interface CallEndEvent {
  readonly callId: number
  /** Milliseconds since it was made. */
  readonly elapsed: number
  /** Attempts that were sent. */
  readonly attempts: number
  /**
   * Compute units that they cost together: what their answers say they were billed, else what the document says, or 0
   * for a 429.
   */
  readonly units: number
  /**
   * Rows of the answer: of a page or a list its length, 1 for any other answer; 0 for `null`, after a failure, and where
   * nothing is decoded, as by the raw client.
   */
  readonly rows: number
  /** How many fields or rows broke their contract. */
  readonly issues: number
  /** What it rejects with: a `LedgerlineError`, or the reason of the caller's signal. Absent when it succeeded. */
  readonly error?: unknown
}
