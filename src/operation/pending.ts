import type { Call, CallResult } from './call.js'

/** An answer that has arrived: parsed, and decoded on demand. */
export interface Undecoded<Output = unknown> {
  readonly wire: unknown
  /** The inputs of the call, encoded: later pages are requested with them, whatever the caller's own have become. */
  readonly values: Readonly<Record<string, unknown>>
  /** The cursor that the call was given, without secrets. */
  readonly cursor: string | null | undefined
  /** Removes the secrets of the call from text: a service may send one back as a cursor. */
  readonly redact: (text: string) => string
  /** Decodes the answer. Call it once, because it also reports the issues. */
  decode(): CallResult<Output>
}

/**
 * The promise a call returns. Its `withResponse` and `raw` take over its rejection, so that nobody has to handle the
 * same failure twice. Each promise here has one successor: only along such a chain do stack traces lead to the line
 * that made the call.
 */
export function pendingCall<Output, Wire>(answer: Promise<Undecoded<Output>>): Call<Output, Wire> {
  let result: CallResult<Output> | undefined
  const data = answer.then((undecoded) => {
    result = undecoded.decode()
    return result.data
  })
  const wire = () => answer.then((undecoded) => undecoded.wire as Wire) // typed by the operation
  return Object.assign(data, {
    withResponse: () => data.then(() => result as CallResult<Output, Wire>), // there by then, and typed by the operation
    raw: () => data.then(wire, wire), // also of what cannot be decoded
  })
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
