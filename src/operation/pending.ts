import type { Call, CallResult } from './call.js'

/** A response that has arrived, and what it was decoded into. */
export interface Outcome<Output = unknown> {
  /** The parsed body. */
  readonly wire: unknown
  /** The decoded response; absent where there is a failure. */
  readonly result?: CallResult<Output> | undefined
  /** Why it could not be decoded. */
  readonly failure?: unknown
  /** The inputs of the call, encoded: later pages are requested with them, whatever the caller's own have become. */
  readonly values: Readonly<Record<string, unknown>>
  /** The cursor that the call was given, without secrets. */
  readonly cursor: string | null | undefined
  /** Removes the secrets of the call from text: a service may send one back as a cursor. */
  readonly redact: (text: string) => string
}

/**
 * The promise a call returns. Its `withResponse` and `raw` take over its rejection, so that nobody has to handle the
 * same failure twice. Each promise here has one successor: only along such a chain do stack traces lead to the line
 * that made the call.
 */
export function pendingCall<Output, Wire>(outcome: Promise<Outcome<Output>>): Call<Output, Wire> {
  let result: CallResult<Output> | undefined
  const data = outcome.then((arrived) => {
    result = resultOf(arrived)
    return result.data
  })
  const wire = () => outcome.then((arrived) => arrived.wire as Wire) // typed by the operation
  return Object.assign(data, {
    withResponse: () => data.then(() => result as CallResult<Output, Wire>), // there by then, and typed by the operation
    raw: () => data.then(wire, wire), // also of what cannot be decoded
  })
}

/** Returns the decoded response, or throws why there is none. */
export function resultOf<Output>({ result, failure }: Outcome<Output>): CallResult<Output> {
  if (!result) throw failure
  return result
}

/**
 * Turns the outcome of a promise into a function that returns or throws it, so that no rejection is left unhandled
 * meanwhile.
 */
export function outcomeOf<T>(promise: Promise<T>): Promise<() => T> {
  return promise.then(
    (value) => () => value,
    (error) => () => {
      throw error
    },
  )
}
