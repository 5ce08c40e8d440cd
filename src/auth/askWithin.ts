import { TimeoutError } from '../errors/connection.js'
import { truncate } from '../errors/truncate.js'
import { withTimeout } from '../runtime/withTimeout.js'

/** The outcome: an answer, or the error and a description of it. */
type Asked =
  | { readonly answer: unknown; readonly failure: undefined }
  | { readonly answer: undefined; readonly failure: string; readonly error: unknown }

/**
 * Calls a function of the user's, with a timeout. The description of a failure doesn't quote the error, because errors
 * of nodes contain URLs with keys.
 *
 * @param timeout - milliseconds
 */
export async function askWithin(timeout: number, ask: (signal: AbortSignal) => unknown): Promise<Asked> {
  const late = new TimeoutError('It took too long', { timeout })
  try {
    return {
      answer: await withTimeout({ timeout, expire: () => late }, ({ signal }) => ask(signal)),
      failure: undefined,
    }
  } catch (error) {
    const failure = error === late ? `took longer than ${timeout} ms` : `failed with ${nameOf(error)}`
    return { answer: undefined, failure, error }
  }
}

/** Returns the name of an error, or the type of whatever else was thrown. */
function nameOf(error: unknown): string {
  try {
    return truncate(error instanceof Error ? error.name : typeof error, 80)
  } catch {
    return 'an error that cannot be read'
  }
}
