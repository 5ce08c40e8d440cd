import { InputError } from '../../errors/input.js'
import { truncate } from '../../errors/truncate.js'
import { WebhookError } from '../../errors/webhook.js'

/**
 * The body of a request exactly as it was received, as bytes or text.
 *
 * Prefer bytes. Text has gone through a decoder, which drops a byte order mark and replaces invalid UTF-8, but the
 * signature covers the bytes that were sent.
 */
export type RawBody = Uint8Array | ArrayBuffer | string

/** Returns whether a body is bytes or text. Avoids `instanceof`, which fails for buffers of other realms. */
export function isRawBody(body: unknown): body is RawBody {
  return typeof body === 'string' || ArrayBuffer.isView(body) || isBuffer(body)
}

const isBuffer = (body: unknown): body is ArrayBuffer => Object.prototype.toString.call(body) === '[object ArrayBuffer]'

/**
 * Returns the bytes of a body, without copying them if they are bytes already.
 *
 * @throws {InputError} INVALID_ARGUMENT for anything else, such as an object that a framework has parsed.
 */
export function bodyBytes(body: RawBody): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
  if (isBuffer(body)) return new Uint8Array(body)
  throw notRaw(body)
}

/**
 * Returns the bytes of a body in a buffer of their own. Node allocates small buffers from a pool, which holds bytes of
 * other requests too.
 *
 * @throws {InputError} INVALID_ARGUMENT for anything but bytes or text.
 */
export function ownBytes(body: RawBody): Uint8Array {
  const bytes = bodyBytes(body)
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice()
}

const howTo =
  "Express: express.raw({ type: '*/*' }) before express.json(), or what express.json({ verify }) kept as request.rawBody; elsewhere: await request.arrayBuffer()"

function notRaw(body: unknown): InputError {
  if (body === undefined || body === null) {
    return new InputError('Param body is required', { hints: ['Pass the raw body, bytes or text', howTo] })
  }
  const isPromise = typeof body === 'object' && 'then' in body
  return new InputError(
    `Param body takes the raw body, bytes or text, got ${isPromise ? 'a promise' : truncate(body)}`,
    {
      hints: isPromise
        ? ['Await it']
        : ['A framework has parsed it, but the signature covers the bytes as sent', howTo],
    },
  )
}

/**
 * Returns the text of a body.
 *
 * @throws {WebhookError} INVALID_PAYLOAD if the bytes aren't UTF-8.
 */
export function bodyText(body: RawBody): string {
  if (typeof body === 'string') return body
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bodyBytes(body))
  } catch (cause) {
    throw new WebhookError('The body is not a delivery: it is not UTF-8', { code: 'INVALID_PAYLOAD', cause })
  }
}
