/** A call that starts. Each page of a list is a call of its own. */
export interface CallStartEvent {
  /** A number that is unique to this call in this process. */
  readonly callId: number
  /** Id of the operation, which an operation of another API may share. For a custom request, its method and path. */
  readonly operation: string
  /** Name of the API: `evm`, `streams` … */
  readonly api: string
  /** The chain of an EVM call, such as `0x1`, or the network of another call; `undefined` if it has none or several. */
  readonly chain: string | undefined
  /** When the call was made, in milliseconds since 1970. */
  readonly start: number
}

/** A call that has ended: its response is decoded, or it failed. */
export interface CallEndEvent {
  readonly callId: number
  /** Milliseconds since the call was made. */
  readonly elapsed: number
  /** Attempts that were sent. */
  readonly attempts: number
  /**
   * Compute units of all attempts together. Each counts as what its response says it was billed. If the response
   * doesn't say, a 401, a 429 and a request that never left count 0, and any other attempt what the document says.
   */
  readonly units: number
  /**
   * Rows of the response: the length of a page or list, 1 for any other response, and 0 for `null`, after a failure,
   * and for the raw client, which decodes nothing.
   */
  readonly rows: number
  /** How many fields or rows broke their contract. */
  readonly issues: number
  /** What the call rejects with: a `LedgerlineError`, or the reason of your signal. Absent if the call succeeded. */
  readonly error?: unknown
}
