import type { ByteReader } from '../../runtime/bytes.js'
import { ownBytes, type RawBody } from '../verify/rawBody.js'

/** The source of a request's body. */
export interface BodySource extends ByteReader {
  /** Discards the rest. */
  cancel(): Promise<unknown>
}

/** The body of a request: a web stream, or a Node stream as in node-fetch. */
type RequestBody = ReadableStream<Uint8Array> | (AsyncIterable<RawBody> & { destroy?(): unknown })

/**
 * Opens the body of a request. It checks what the body can do, because requests of other realms and polyfills aren't
 * instances of our `Request`, and Firefox's have no stream. Each chunk is in a buffer of its own.
 *
 * @returns `undefined` for a request without a body
 */
export function openBody(request: Pick<Request, 'arrayBuffer' | 'body'>): BodySource | undefined {
  const body: RequestBody | null | undefined = request.body
  if (body === null) return undefined
  if (body === undefined) return wholeBody(request)
  if ('getReader' in body) {
    const reader = body.getReader()
    return { read: async () => owned(await reader.read()), cancel: () => reader.cancel() }
  }
  const chunks = body[Symbol.asyncIterator]()
  return { read: async () => owned(await chunks.next()), cancel: async () => body.destroy?.() }
}

function wholeBody(request: Pick<Request, 'arrayBuffer'>): BodySource {
  let done = false
  return {
    async read() {
      const value = done ? undefined : new Uint8Array(await request.arrayBuffer())
      done = true
      return { done: !value, value }
    },
    async cancel() {},
  }
}

const owned = ({ done, value }: { readonly done?: boolean | undefined; readonly value?: RawBody | undefined }) => ({
  done,
  value: value === undefined ? undefined : ownBytes(value),
})

/**
 * Reads on without keeping anything, because unread bytes block the next request on the connection. After `limit` bytes
 * it cancels the body, which cuts the sender off.
 *
 * @param limit - bytes
 */
export async function discard(source: BodySource, limit: number): Promise<void> {
  let left = limit
  while (left > 0) {
    const { done, value } = await source.read()
    if (done) return
    left -= value?.length ?? 0
  }
  await source.cancel()
}
