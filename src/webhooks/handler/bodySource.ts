import type { ByteReader } from '../../runtime/bytes.js'
import { ownBytes, type RawBody } from '../verify/rawBody.js'

/** Where the body of a request comes from. */
export interface BodySource extends ByteReader {
  /** Gives up the rest. */
  cancel(): Promise<unknown>
}

/** What the bodies of requests are: a web stream, or a stream of Node as in node-fetch. */
type RequestBody = ReadableStream<Uint8Array> | (AsyncIterable<RawBody> & { destroy?(): unknown })

/**
 * Opens the body of a request, by what the request can do: requests of other realms and of polyfills are no instances of
 * our `Request`, and in Firefox none has a stream. Each chunk is in a buffer of its own.
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
 * Reads on without keeping anything, because unread bytes block the next request on the connection, and gives up the rest:
 * whoever sends more is cut off.
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
