import type { Call, CallResult } from './call.js'

/** An answer on its way: parsed first, then decoded. */
export interface Running<Output = unknown> {
  readonly parsed: Promise<{ readonly wire: unknown }>
  readonly result: Promise<CallResult<Output>>
}

/**
 * The promise a call returns. Its `withResponse` and `raw` take over its rejection, so that nobody has to handle the
 * same failure twice.
 */
export function pendingCall<Output, Wire>({ parsed, result }: Running<Output>): Call<Output, Wire> {
  const data = result.then((answer) => answer.data)
  return Object.assign(data, {
    withResponse: () => takeOver(data, result as Promise<CallResult<Output, Wire>>), // typed by the operation
    raw: () => takeOver(data, parsed).then((answer) => answer.wire as Wire), // typed by the operation
  })
}

/** A call that nothing was sent for. */
export function refused(error: unknown, rethrow?: (error: unknown) => never): Running<never> {
  const parsed = Promise.reject<never>(error).catch(rethrow)
  return { parsed, result: parsed }
}

/** Whoever takes the value of one promise also gets the rejection of the other. */
export function takeOver<T>(from: Promise<unknown>, to: Promise<T>): Promise<T> {
  from.catch(() => {})
  return to
}
