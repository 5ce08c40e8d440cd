import { InputError } from '../errors/input.js'
import { WebhookError } from '../errors/webhook.js'
import { readBytes } from '../transport/bytes.js'

/**
 * Reads the body of a request, but never more than a limit.
 *
 * @param limit - bytes
 * @returns `undefined` as soon as the body is known to be longer: by its header, or else by what has come.
 * @throws {InputError} when something has read the body before, and for what is no `Request`.
 * @throws {WebhookError} INVALID_PAYLOAD when the body breaks off.
 */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array | undefined> {
  assertRequest(request)
  if (request.bodyUsed || request.body?.locked) {
    throw new InputError('The body of the request was read before the handler got it', {
      hints: [
        'give it the untouched request: the signature is over the raw body, so a parsed one is of no use',
        "Express: above app.use(express.json()), or behind express.raw({ type: '*/*' })",
      ],
    })
  }
  const isTooLong = Number(request.headers.get('content-length')) > limit
  try {
    // Firefox has no streams of requests
    if (request.body === undefined) return isTooLong ? undefined : await readWhole(request, limit)
    const reader = request.body?.getReader()
    if (!reader) return new Uint8Array()
    const body = isTooLong ? undefined : await readBytes(reader, limit)
    // Not waited for: the answer is known.
    if (!body) discard(reader, limit).catch(() => undefined)
    return body
  } catch (cause) {
    throw new WebhookError('The body of the request broke off', { code: 'INVALID_PAYLOAD', cause })
  }
}

/** Requests of other realms and of polyfills are no `instanceof` ours. */
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
 * Reads on without keeping anything, because bytes left unread block the next request on their connection. Somebody who
 * sends ten times the limit is cut off.
 */
async function discard(reader: Reader, limit: number): Promise<void> {
  let length = 0
  for (let next = await reader.read(); !next.done && length < 9 * limit; next = await reader.read()) {
    length += next.value.length
  }
  await reader.cancel()
}
