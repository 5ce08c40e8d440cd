import { ApiError } from '../errors/api.js'
import { LedgerlineError } from '../errors/base.js'
import { ConfigurationError } from '../errors/configuration.js'
import { ConnectionError, TimeoutError } from '../errors/connection.js'
import { excerpt } from '../errors/excerpt.js'
import { readBody } from './body.js'
import { plainCause } from './cause.js'
import type { Redact } from './redact.js'
import { stage } from './stage.js'

/** What goes out. */
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

/** What came back, whatever its status. */
export interface Received {
  readonly response: Response
  /** The whole body; a byte order mark is not part of it. */
  readonly text: string
}

/** The bounds of one attempt. */
export interface Bounds {
  /** Milliseconds for connection, headers and body together; beyond 49 days there is no bound. */
  readonly timeout: number
  /** Bytes the body may have once it is unpacked. */
  readonly maxBody: number
  /** Number of this attempt, from 1. */
  readonly attempts: number
  readonly signal?: AbortSignal | null | undefined
}

/**
 * Makes one attempt. When it ends, however it ends, no timer, listener or connection of it is left. Whoever aborted it
 * looks at the signal, not at what this throws.
 *
 * @throws {TimeoutError} when headers and body have not come within `timeout`
 * @throws {ConnectionError} when the host cannot be reached, or the answer breaks off or cannot be unpacked
 * @throws {ApiError} when the body is longer than `maxBody`
 * @throws {ConfigurationError} when fetch cannot send such a request, as a key with a line break in it
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  { operation, method, url, headers, body, redact }: Sendable,
  { timeout, maxBody, signal, attempts }: Bounds,
): Promise<Received> {
  const init: RequestInit = { method, headers, body: body ?? null, redirect: 'manual' }
  const silence = `${operation} got no complete answer`
  try {
    return await stage(signal, async (own, later, abort) => {
      const expire = (): void =>
        abort(new TimeoutError(`${silence} within ${timeout} ms`, { attempts, hints: raising('timeout'), timeout }))
      // in two halves: a process that was busy meanwhile has time to read what has come, which takes some turns
      later(timeout / 2, () => later(timeout / 2, expire))
      const response = await fetch(url, { ...init, signal: own })
      const { body: stream, status } = response
      const text = stream?.getReader ? await readBody(stream, maxBody, own) : await response.text()
      if (text !== undefined && text.length <= maxBody) return { response, text }
      throw new ApiError(`The answer is longer than ${maxBody} bytes`, { attempts, hints: raising('maxBody'), status })
    })
  } catch (error) {
    if (error instanceof LedgerlineError) {
      engine.captureStackTrace?.(error) // from a timer, none leads to the line that made the call
      throw error
    }
    const cause = plainCause(error, redact)
    const failure = { attempts, cause }
    const reason = excerpt(cause.message)
    try {
      new Request(url, init)
    } catch {
      throw new ConfigurationError(`${operation} cannot be sent: ${reason}`, failure)
    }
    throw new ConnectionError(`${silence}: ${reason}`, failure)
  }
}

const engine: ErrorConstructor & { readonly captureStackTrace?: (error: Error) => void } = Error // most have it

const raising = (option: string): readonly string[] => [`Ask for less at once, or raise ${option}`]
