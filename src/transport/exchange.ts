import { ApiError } from '../errors/api.js'
import { isLedgerlineError } from '../errors/base.js'
import { ConfigurationError } from '../errors/configuration.js'
import { ConnectionError, TimeoutError } from '../errors/connection.js'
import { truncate } from '../errors/truncate.js'
import type { Redact } from '../runtime/redaction.js'
import { withTimeout } from '../runtime/withTimeout.js'
import { type Body, readBody } from './body.js'
import { plainCause } from './cause.js'

/** A request to send. */
export interface Sendable {
  /** Id of the operation, for errors and hooks; without secrets. */
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Takes the secrets of the request out of a text; every error and hook shows what it gives. */
  readonly redact: Redact
}

/** A complete answer, whatever its status. */
export interface Received extends Body {
  readonly response: Response
}

/** The limits of one attempt. */
export interface Bounds {
  /** Milliseconds for connection, headers and body together; beyond 49 days there is no limit. */
  readonly timeout: number
  /** Bytes the body may have once it is decompressed. */
  readonly maxBody: number
  /** Attempts made, this one included: what its errors report. */
  readonly attempts: number
  readonly signal?: AbortSignal | null | undefined
}

/**
 * Makes one attempt. However it ends, it leaves no timer, listener or connection behind. After an abort, the caller
 * looks at the signal, not at what this throws.
 *
 * @throws {TimeoutError} when headers and body have not arrived within `timeout`
 * @throws {ConnectionError} when the host cannot be reached, or the answer breaks off or cannot be decompressed
 * @throws {ApiError} when the body is longer than `maxBody`
 * @throws {ConfigurationError} when fetch cannot send the request, for example because the key contains a line break
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  { operation, method, url, headers, body, redact }: Sendable,
  { timeout, maxBody, signal, attempts }: Bounds,
): Promise<Received> {
  // inheriting nothing: fetch looks for its many options in prototypes too
  const init: RequestInit = Object.assign(Object.create(null), {
    method,
    headers,
    body: body ?? null,
    redirect: 'manual',
  })
  const silence = `${operation} got no complete answer`
  const expire = (): TimeoutError =>
    new TimeoutError(`${silence} within ${timeout} ms`, { attempts, hints: raising('timeout'), timeout })
  let release = (): unknown => undefined
  try {
    return await withTimeout({ timeout, expire, signal }, async ({ signal: own }) => {
      init.signal = own
      const response = await fetch(url, init)
      const { body: stream, status } = response
      const reader = stream?.getReader?.()
      release = () => reader?.cancel().catch(() => {}) // it rejects if fetch has ended the body itself
      if (own.aborted) release() // a fetch that does not look at its signal
      const whole = await readBody(response, reader, maxBody)
      if (whole) return { response, ...whole }
      throw new ApiError(`The answer is longer than ${maxBody} bytes`, { attempts, hints: raising('maxBody'), status })
    })
  } catch (error) {
    if (isLedgerlineError(error)) throw error
    const cause = plainCause(error, redact)
    const failure = { attempts, cause }
    const reason = truncate(cause.message)
    try {
      new Request(url.replace(/^\//, 'http://localhost/'), init) // one of a page's origin is the business of its fetch
    } catch {
      throw new ConfigurationError(`${operation} cannot be sent: ${reason}`, {
        ...failure,
        hints: ['Check apiKey, headers'],
      })
    }
    throw new ConnectionError(`${silence}: ${reason}`, failure)
  } finally {
    release() // a no-op when everything was read
  }
}

const raising = (option: string): readonly string[] => [`Ask for less, or raise ${option}`]
