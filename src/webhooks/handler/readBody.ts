import { readBytes } from '../../runtime/bytes.js'
import { startDeadline, startTimer } from '../../runtime/timer.js'
import { ownBytes } from '../verify/rawBody.js'
import { type BodySource, discard, openBody } from './bodySource.js'
import type { UnverifiedBodies } from './unverified.js'

/** Limits for reading a body. */
export interface ReadingBounds {
  /** Bytes. */
  readonly maxBody: number
  /** Milliseconds that the whole body may take to arrive. */
  readonly timeout: number
  /** Bytes to read on of a body that is too long, so that its connection can serve another request. */
  readonly courtesy: number
  /** Limits the bodies of all requests together. */
  readonly unverified: UnverifiedBodies | undefined
}

/** A whole body, in a buffer of its own, or why there is none. */
export type Reading =
  | { readonly refusal: undefined; readonly body: Uint8Array }
  | { readonly refusal: BodyRefusal; readonly cause: unknown }

/** The body was too long, didn't arrive in time, had to make room for newer ones, or broke off. */
export type BodyRefusal = 'tooLong' | 'late' | 'gaveWay' | 'brokenOff'

/**
 * Reads the body of a request within limits. A body that is too long is refused as soon as its header or the bytes so
 * far tell. A body that is refused isn't kept.
 */
export async function readBody(request: Request, bounds: ReadingBounds): Promise<Reading> {
  const { maxBody, courtesy, timeout } = bounds
  const source = openBody(request)
  if (!source) return whole(new Uint8Array())
  const isTooLong = Number(request.headers.get('content-length')) > maxBody
  const reading = isTooLong ? refused('tooLong') : await readWithin(source, bounds)
  // Not awaited: the outcome is known.
  if (reading.refusal && request.body) leaveUnread(source, reading.refusal === 'tooLong' ? courtesy : 0, timeout)
  return reading
}

/** Discards the body of a request that is refused for another reason. */
export async function refuseBody(request: Request, timeout: number): Promise<void> {
  const { body, bodyUsed } = request
  const source = body && !bodyUsed && !body.locked ? openBody(request) : undefined
  if (source) leaveUnread(source, 65_536, timeout) // after a short body, the connection can serve another request
}

function leaveUnread(source: BodySource, limit: number, timeout: number): void {
  const cancel = (): void => void source.cancel().catch(() => undefined)
  const stop = startTimer(timeout, cancel)
  discard(source, limit)
    .catch(() => undefined)
    .finally(stop)
}

function readWithin(source: BodySource, { maxBody, timeout, unverified }: ReadingBounds): Promise<Reading> {
  return new Promise<Reading>((resolve) => {
    const end = (reading: Reading): void => {
      stop()
      place?.leave()
      resolve(reading)
    }
    const stop = startDeadline(timeout, () => end(refused('late')))
    const place = unverified?.admit(() => end(refused('gaveWay')))
    readBytes(source, maxBody, place?.grow).then(
      (bytes) => end(bytes ? whole(ownBytes(bytes)) : refused('tooLong')),
      (cause) => end(refused('brokenOff', cause)),
    )
  })
}

const whole = (body: Uint8Array): Reading => ({ refusal: undefined, body })

const refused = (refusal: BodyRefusal, cause?: unknown): Reading => ({ refusal, cause })
