import type { Call, CallResult } from './call.js'

/** A response that has arrived, with its decoded result or failure. */
export interface Outcome<Output = unknown> {
  /** The parsed body. */
  readonly wire: unknown
  /** The decoded response; absent if there is a failure. */
  readonly result?: CallResult<Output> | undefined
  /** Why the response could not be decoded. */
  readonly failure?: unknown
  /** The encoded inputs of the call. Later pages are requested with them, even if the caller has changed its own. */
  readonly values: Readonly<Record<string, unknown>>
  /** The cursor of this page, without secrets. */
  readonly cursor: string | null | undefined
  /** The cursor of the next page; `null` if there is none, or the operation doesn't page. */
  readonly next: string | null
  /** Removes the secrets of the call from text: a service may send one back as a cursor. */
  readonly redact: (text: string) => string
}

/**
 * Creates the promise that a call returns. Its `withResponse` and `raw` take over its rejection, so that nobody has to
 * handle the same failure twice. Each promise here has one successor, because stack traces lead to the line that made
 * the call only along such a chain.
 */
export function pendingCall<Output, Wire>(outcome: Promise<Outcome<Output>>): Call<Output, Wire> {
  let result: CallResult<Output> | undefined
  const data = outcome.then((arrived) => {
    result = resultOf(arrived)
    return result.data
  })
  const wire = () => outcome.then((arrived) => arrived.wire as Wire) // typed by the operation
  return Object.assign(data, {
    withResponse: () => data.then(() => result as CallResult<Output, Wire>), // set by then, and typed by the operation
    raw: () => data.then(wire, wire), // even if the response could not be decoded
  })
}

/** Returns the decoded response, or throws the failure. */
export function resultOf<Output>({ result, failure }: Outcome<Output>): CallResult<Output> {
  if (!result) throw failure
  return result
}

/**
 * Turns the outcome of a promise into a function that returns or throws it, so that a rejection doesn't count as
 * unhandled meanwhile.
 */
export function outcomeOf<T>(promise: Promise<T>): Promise<() => T> {
  return promise.then(
    (value) => () => value,
    (error) => () => {
      throw error
    },
  )
}
