import { InputError } from '../errors/input.js'
import { WebhookError } from '../errors/webhook.js'

/**
 * Reads the body of a request, but never more than a limit.
 *
 * @param limit - bytes
 * @returns `undefined` as soon as the body is known to be longer: by its header, or else by what has come.
 * @throws {InputError} when something has read the body before.
 * @throws {WebhookError} INVALID_PAYLOAD when the body breaks off.
 */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array | undefined> {
  if (request.bodyUsed || request.body?.locked) {
    throw new InputError('The body of the request was read before the handler got it', {
      hints: [
        'give it the untouched request: the signature is over the raw body, so a parsed one is of no use',
        "Express: above app.use(express.json()), or behind express.raw({ type: '*/*' })",
      ],
    })
  }
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  try {
    const isTooLong = Number(request.headers.get('content-length')) > limit
    const body = isTooLong ? undefined : await readChunks(reader, limit)
    // Not waited for: the answer is known.
    if (!body) discard(reader, limit).catch(() => undefined)
    return body
  } catch (cause) {
    throw new WebhookError('The body of the request broke off', { code: 'INVALID_PAYLOAD', cause })
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

/**
 * Copies the pieces as they come: each one kept would cost 200 bytes, and whoever sends them byte by byte has not shown
 * a signature yet. A body of one piece is not copied.
 */
async function readChunks(reader: Reader, limit: number): Promise<Uint8Array | undefined> {
  let bytes: Uint8Array = new Uint8Array()
  let length = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const start = length
    length += next.value.length
    if (length > limit) return undefined
    if (start === 0) {
      bytes = next.value
      continue
    }
    if (length > bytes.length) bytes = grown(bytes, Math.min(limit, Math.max(length, 2 * bytes.length)))
    bytes.set(next.value, start)
  }
  return bytes.subarray(0, length)
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length)
  larger.set(bytes)
  return larger
}

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
