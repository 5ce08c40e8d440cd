import { ApiError } from '../errors/api.js'
import { isLedgerlineError } from '../errors/base.js'
import { ConfigurationError } from '../errors/configuration.js'
import { ConnectionError, TimeoutError } from '../errors/connection.js'
import { truncate } from '../errors/truncate.js'
import type { Redact } from '../runtime/redaction.js'
import { withTimeout } from '../runtime/withTimeout.js'
import { billOf } from './bill.js'
import { type Body, readBody } from './body.js'
import { plainCause } from './cause.js'
import { globalFetch, proxyHints } from './globalFetch.js'

/** A request to send. */
export interface Sendable {
  /** Id of the operation, for errors and hooks; without secrets. */
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Removes the secrets of the request from a text. Everything that errors and hooks show passes through it. */
  readonly redact: Redact
}

/** A complete response, whatever its status. */
export interface Received extends Body {
  readonly response: Response
}

/** The limits of one attempt. */
export interface Bounds {
  /** Milliseconds for connection, headers and body together. More than 49 days means no limit. */
  readonly timeout: number
  /** Maximum bytes of the body after decompression. */
  readonly maxBody: number
  /** Attempts made, this one included. Its errors report it. */
  readonly attempts: number
  readonly signal?: AbortSignal | null | undefined
  /** Called when the status and the headers have arrived. */
  readonly onHead?: ((response: Response) => void) | undefined
}

/**
 * Makes one attempt. However it ends, it leaves no timer, listener or connection behind. After an abort, callers must
 * look at the signal, not at what this throws.
 *
 * @throws {TimeoutError} if headers and body have not arrived within `timeout`
 * @throws {ConnectionError} if the host can't be reached, or the response breaks off or can't be decompressed
 * @throws {ApiError} if the body is longer than `maxBody`
 * @throws {ConfigurationError} if fetch can't send the request, for example because the key contains a line break
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  { operation, method, url, headers, body, redact }: Sendable,
  { timeout, maxBody, signal, attempts, onHead }: Bounds,
): Promise<Received> {
  // without a prototype, because fetch reads inherited options too
  const init: RequestInit = Object.assign(Object.create(null), {
    method,
    headers,
    body: body ?? null,
    redirect: 'manual',
  })
  const silence = `${operation} got no complete answer`
  let hasHead = false
  const pastProxy = (): readonly string[] => (fetch === globalFetch && !hasHead ? proxyHints(url) : [])
  const expire = (): TimeoutError => {
    const hints = [...raising('timeout'), ...pastProxy()]
    return new TimeoutError(`${silence} within ${timeout} ms`, { attempts, hints, timeout })
  }
  let release = (): unknown => undefined
  try {
    return await withTimeout({ timeout, expire, signal }, async ({ signal: own }) => {
      init.signal = own
      const response = await fetch(url, init)
      const { body: stream, status, headers: head } = response
      hasHead = true
      onHead?.(response)
      const reader = stream?.getReader?.()
      release = () => reader?.cancel().catch(() => {}) // rejects if fetch has already ended the body
      if (own.aborted) release() // in case a custom fetch ignores its signal
      const whole = await readBody(response, reader, maxBody)
      if (whole) return { response, ...whole }
      const hints = raising('maxBody')
      const units = billOf(head)
      throw new ApiError(`The response is longer than ${maxBody} bytes`, { attempts, hints, status, units })
    })
  } catch (error) {
    if (isLedgerlineError(error)) throw error
    const cause = plainCause(error, redact)
    const failure = { attempts, cause }
    const reason = truncate(cause.message)
    try {
      new Request(url.replace(/^\//, 'http://localhost/'), init) // a relative URL is valid if the fetch resolves it
    } catch {
      throw new ConfigurationError(`${operation} cannot be sent: ${reason}`, {
        ...failure,
        hints: ['Check apiKey, headers'],
      })
    }
    throw new ConnectionError(`${silence}: ${reason}`, { ...failure, hints: pastProxy() })
  } finally {
    release() // a no-op when everything was read
  }
}

const raising = (option: string): readonly string[] => [`Request less, or raise ${option}`]
