import { TimeoutError } from '../errors/connection.js'
import { truncate } from '../errors/truncate.js'
import { withTimeout } from '../runtime/withTimeout.js'

/** What became of a question: an answer, or in words why there is none, with the error. */
type Asked =
  | { readonly answer: unknown; readonly failure: undefined }
  | { readonly answer: undefined; readonly failure: string; readonly error: unknown }

/**
 * Asks a function of the user's, no longer than a timeout. What is said of a failure does not show what failed, because
 * errors of nodes hold URLs with keys.
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

/** The name of an error, whatever was thrown. */
function nameOf(error: unknown): string {
  try {
    return truncate(error instanceof Error ? error.name : typeof error, 80)
  } catch {
    return 'an error that cannot be read'
  }
}
