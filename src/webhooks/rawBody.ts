import { excerpt } from '../errors/excerpt.js'
import { InputError } from '../errors/input.js'
import { WebhookError } from '../errors/webhook.js'

/**
 * The body of a request exactly as it was received: bytes, or text that no one has re-written.
 *
 * Bytes are safer. Text has gone through a decoder, which drops a byte order mark and replaces invalid UTF-8, and the
 * signature is over what was sent.
 */
export type RawBody = Uint8Array | ArrayBuffer | string

/**
 * Gives the bytes of a body, without copying those that are bytes already.
 *
 * @throws {InputError} INVALID_ARGUMENT for anything else, as the object a framework has parsed.
 */
export function bodyBytes(body: RawBody): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof Uint8Array) return body
  if (isArrayBuffer(body)) return new Uint8Array(body)
  throw new InputError(`Param body takes the raw body of the request: bytes or text, not ${kindOf(body)}`, {
    hints: [
      'a framework has parsed it: the signature is over the bytes as sent, and JSON.stringify writes others',
      "Express: express.raw({ type: '*/*' }) on this route, before express.json(), then req.body",
      'Fastify: a content type parser with parseAs "buffer"; Next pages router: config.api.bodyParser = false',
      'Fetch handlers (Hono, Next app router, workers): await request.arrayBuffer()',
    ],
  })
}

/**
 * Gives the text of a body.
 *
 * @throws {WebhookError} INVALID_PAYLOAD when the bytes are not UTF-8.
 */
export function bodyText(body: RawBody): string {
  if (typeof body === 'string') return body
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bodyBytes(body))
  } catch (cause) {
    throw new WebhookError('The body is not a delivery: it is not UTF-8', { code: 'INVALID_PAYLOAD', cause })
  }
}

/** Buffers of another realm (iframes, test runners) are no `instanceof` ours. */
function isArrayBuffer(value: unknown): value is ArrayBuffer {
  return Object.prototype.toString.call(value) === '[object ArrayBuffer]'
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return excerpt(value)
  return typeof value === 'object' ? 'a parsed object' : `a ${typeof value}`
}
