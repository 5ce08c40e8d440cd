import { InputError } from '../errors/input.js'
import { WebhookError } from '../errors/webhook.js'
import { readBytes } from '../transport/bytes.js'

/**
 * Reads the body of a request, but never more than a limit.
 *
 * @param limit - bytes
 * @returns `undefined` as soon as the body is known to be longer: by its header, or else by what has arrived.
 * @throws {InputError} when the body has already been read, and for anything but a `Request`.
 * @throws {WebhookError} INVALID_PAYLOAD when the body breaks off.
 */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array | undefined> {
  assertRequest(request)
  if (request.bodyUsed || request.body?.locked) {
    throw new InputError('The body of the request was read before the handler got it', {
      hints: [
        'Pass the untouched request: the signature covers the raw body, so a parsed one cannot be verified',
        "Express: mount it before app.use(express.json()), or after express.raw({ type: '*/*' })",
        'Elsewhere: read no request.json() or context.req.json() before it',
      ],
    })
  }
  const isTooLong = Number(request.headers.get('content-length')) > limit
  try {
    // Firefox has no stream of a request's body
    if (request.body === undefined) return isTooLong ? undefined : await readWhole(request, limit)
    const reader = request.body?.getReader()
    if (!reader) return new Uint8Array()
    const body = isTooLong ? undefined : await readBytes(reader, limit)
    // Not awaited: the answer is already known.
    if (!body) discard(reader, limit).catch(() => undefined)
    return body
  } catch (cause) {
    throw new WebhookError('The body of the request broke off', { code: 'INVALID_PAYLOAD', cause })
  }
}

/** Requests of other realms and of polyfills fail `instanceof`. */
function assertRequest(request: unknown): void {
  const { headers, body } = Object(request)
  if (typeof headers?.get === 'function' && (!body || typeof body.getReader === 'function')) return
  throw new InputError('The handler takes a Request', {
    hints: ['node:http and Express: toNodeListener(handler)', 'Hono: handler(context.req.raw)'],
  })
}

async function readWhole(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const body = new Uint8Array(await request.arrayBuffer())
  return body.length > limit ? undefined : body
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Reads on without keeping anything, because unread bytes block the next request on the connection. A client that sends
 * ten times the limit is cut off.
 */
async function discard(reader: Reader, limit: number): Promise<void> {
  let length = 0
  for (let next = await reader.read(); !next.done && length < 9 * limit; next = await reader.read()) {
    length += next.value.length
  }
  await reader.cancel()
}
