import { excerpt } from '../errors/excerpt.js'
import { ApiError, ConfigurationError, ConnectionError, TimeoutError } from '../errors/request.js'
import { printable, reasonOf } from './cause.js'
import { interruptible } from './interrupt.js'
import type { Redact } from './redact.js'

/** What goes out. */
export interface Sendable {
  /** Id of the operation, for errors and hooks. */
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** What came back, whatever its status. */
export interface Received {
  readonly response: Response
  /** The whole body; a byte order mark is not part of it. */
  readonly text: string
}

/** The bounds of one attempt. */
export interface Bounds {
  /** Milliseconds for connection, headers and body together; from 2^31 on there is no bound. */
  readonly timeout: number
  /** Bytes the body may have once it is unpacked. */
  readonly maxBody: number
  /** Number of this attempt, from 1. */
  readonly attempt: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes one attempt. When it ends, however it ends, no timer, listener or connection of it is left.
 *
 * @throws the reason of the caller's signal, untouched
 * @throws {TimeoutError} when headers and body have not come within `timeout`
 * @throws {ConnectionError} when the host cannot be reached, or the answer breaks off or cannot be unpacked
 * @throws {ApiError} when the body is longer than `maxBody`
 * @throws {ConfigurationError} when fetch cannot send such a request, as a key with a line break in it
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  request: Sendable,
  bounds: Bounds,
  redact: Redact,
): Promise<Received> {
  const { operation, method, url, headers, body = null } = request
  const { timeout, maxBody, attempt: attempts, signal } = bounds
  signal?.throwIfAborted()
  const controller = new AbortController()
  const init: RequestInit = { method, headers, body, redirect: 'manual', signal: controller.signal }
  const end = (): void => controller.abort(signal?.reason)
  const expire = (): void => {
    const hints = ['Raise timeout, or ask for less at once']
    const message = `${operation} got no complete answer within ${timeout} ms`
    controller.abort(new TimeoutError(message, { operation, timeout, attempts, hints }))
  }
  signal?.addEventListener('abort', end)
  const timer = timeout < 2 ** 31 ? setTimeout(expire, timeout) : undefined
  try {
    return await interruptible(controller.signal, async () => {
      const response = await fetch(url, init)
      const text = await readText(response, maxBody, controller.signal)
      if (text !== undefined) return { response, text }
      const hints = ['Ask for less at once, or raise maxBody']
      const message = `The answer is longer than ${maxBody} bytes`
      throw new ApiError(message, { operation, status: response.status, attempts, hints })
    })
  } catch (error) {
    controller.abort() // lets go of the connection
    signal?.throwIfAborted()
    if (error instanceof TimeoutError || error instanceof ApiError) throw error
    const failure = { operation, attempts, cause: printable(error, redact) }
    const reason = excerpt(redact(reasonOf(error)))
    if (!isSendable(url, init)) throw new ConfigurationError(`${operation} cannot be sent: ${reason}`, failure)
    throw new ConnectionError(`${operation} got no complete answer: ${reason}`, failure)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** Reads a body while it is not longer than `maxBody` bytes; `undefined` when it is. */
async function readText({ body }: Response, maxBody: number, signal: AbortSignal): Promise<string | undefined> {
  const reader = body?.getReader()
  if (!reader) return ''
  // for a fetch that does not listen to its signal; what cancelling a broken body says is known already
  const cancel = (): void => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length
    if (size > maxBody) return undefined
    text += decoder.decode(next.value, { stream: true })
  }
  return text + decoder.decode()
}

function isSendable(url: string, init: RequestInit): boolean {
  try {
    return Boolean(new Request(url, { ...init, signal: null }))
  } catch {
    return false
  }
}
