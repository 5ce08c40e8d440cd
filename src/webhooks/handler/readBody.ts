import { TimeoutError } from '../../errors/connection.js'
import { WebhookError, type WebhookErrorOptions } from '../../errors/webhook.js'
import { startTimer } from '../../runtime/timer.js'
import { bodyBytes } from '../verify/rawBody.js'
import { type BlockPool, createBodyBlocks } from './bodyBlocks.js'
import { type BodySource, discard, openBody } from './bodySource.js'
import type { UnverifiedBodies } from './unverified.js'

/** What bounds the reading of a body. */
export interface ReadingBounds {
  /** Bytes of one body. */
  readonly maxBody: number
  /** Bytes of all bodies together, and so of one. */
  readonly maxUnverified: number
  /** Milliseconds until its end has arrived. */
  readonly timeout: number
  /** Bounds the bodies of all requests together. */
  readonly unverified: UnverifiedBodies
  /** What the memory of bodies is taken from. */
  readonly pool: BlockPool
}

/** A whole body, in a buffer of its own, or why there is none. */
export type Reading =
  | { readonly status: 200; readonly body: Uint8Array }
  | { readonly status: 400 | 408 | 413; readonly error: WebhookError | TimeoutError }

/**
 * Reads the body of a request within bounds. One that is too long is refused as soon as that is known: by its header, or
 * else by what has arrived. What is refused is not kept.
 */
export async function readBody(request: Request, bounds: ReadingBounds): Promise<Reading> {
  const { maxBody } = bounds
  const source = openBody(request, request.body)
  if (!source) return { status: 200, body: new Uint8Array() }
  const isTooLong = Number(request.headers.get('content-length')) > maxBody
  const reading = isTooLong ? tooLong(maxBody) : await readWithin(source, bounds)
  // Not awaited: the answer is already known.
  if (reading.status !== 200 && request.body)
    leaveUnread(source, reading.status === 413 ? 9 * maxBody : 0, bounds.timeout)
  return reading
}

/** Leaves the body of a request unread that is refused for another reason. */
export async function refuseBody(request: Request, timeout: number): Promise<void> {
  const { body, bodyUsed } = request
  const source = body && !bodyUsed && !body.locked ? openBody(request, body) : undefined
  if (source) leaveUnread(source, courtesy, timeout)
}

/** Bytes that are read from a stranger, who may then ask again on the same connection. */
const courtesy = 65_536

function leaveUnread(source: BodySource, limit: number, timeout: number): void {
  const cancel = (): void => void source.cancel().catch(() => undefined)
  const stop = startTimer(timeout, cancel)
  discard(source, limit)
    .catch(() => undefined)
    .finally(stop)
}

function readWithin(source: BodySource, bounds: ReadingBounds): Promise<Reading> {
  const { timeout, unverified } = bounds
  const limit = Math.min(bounds.maxBody, bounds.maxUnverified)
  const blocks = createBodyBlocks(bounds.pool)
  return new Promise<Reading>((resolve) => {
    const stop = startTimer(timeout, () => end(tooSlow(timeout)))
    const place = unverified.admit(() => end(gaveWay()))
    const end = (reading: Reading): void => {
      stop()
      place.leave()
      blocks.clear()
      resolve(reading)
    }
    const read = async (): Promise<void> => {
      for (;;) {
        const { done, value } = await source.next()
        if (done || value === undefined) return end({ status: 200, body: blocks.join() })
        const chunk = bodyBytes(value)
        if (blocks.length + chunk.length > limit) return end(tooLong(limit))
        if (!place.grow(chunk.length, blocks.roomFor(chunk.length))) return
        blocks.add(chunk)
      }
    }
    read().catch((cause) => end(brokenOff(cause)))
  })
}

const tooLong = (maxBody: number): Reading => ({
  status: 413,
  error: payloadError(`The body is longer than ${maxBody} bytes`),
})

const tooSlow = (timeout: number): Reading => ({
  status: 408,
  error: new TimeoutError(`The body did not arrive within ${timeout} ms`, { timeout }),
})

const gaveWay = (): Reading => ({
  status: 408,
  error: payloadError('The body was the slowest of those on their way, and gave way to others', {
    hints: ['Raise maxUnverified if deliveries meet this'],
  }),
})

const brokenOff = (cause: unknown): Reading => ({
  status: 400,
  error: payloadError('The body of the request broke off', { cause }),
})

const payloadError = (message: string, options?: WebhookErrorOptions): WebhookError =>
  new WebhookError(message, { code: 'INVALID_PAYLOAD', ...options })
