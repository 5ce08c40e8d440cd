import type { RawBody } from '../verify/rawBody.js'

/** Where the body of a request comes from, chunk by chunk. */
export interface BodySource {
  next(): Promise<{ readonly done?: boolean | undefined; readonly value?: RawBody | undefined }>
  /** Gives up the rest. */
  cancel(): Promise<unknown>
}

/** What the bodies of requests are: a web stream, a stream of Node as in node-fetch, or in Firefox neither. */
export type RequestBody = ReadableStream<Uint8Array> | (AsyncIterable<RawBody> & { destroy?(): unknown })

/**
 * Opens the body of a request, by what the request can do: requests of other realms and of polyfills are no instances of
 * our `Request`.
 *
 * @returns `undefined` for a request without a body
 */
export function openBody(
  request: Pick<Request, 'arrayBuffer'>,
  body: RequestBody | null | undefined,
): BodySource | undefined {
  if (body === null) return undefined
  if (body === undefined) return wholeBody(request)
  if ('getReader' in body) {
    const reader = body.getReader()
    return { next: () => reader.read(), cancel: () => reader.cancel() }
  }
  const chunks = body[Symbol.asyncIterator]()
  return { next: () => chunks.next(), cancel: async () => body.destroy?.() }
}

/** Firefox has no stream of a request's body. */
function wholeBody(request: Pick<Request, 'arrayBuffer'>): BodySource {
  let isRead = false
  return {
    async next() {
      if (isRead) return { done: true }
      isRead = true
      return { done: false, value: await request.arrayBuffer() }
    },
    async cancel() {},
  }
}

/**
 * Reads on without keeping anything, because unread bytes block the next request on the connection, and gives up the rest:
 * whoever sends more is cut off.
 *
 * @param limit - bytes
 */
export async function discard(source: BodySource, limit: number): Promise<void> {
  let left = limit
  while (left > 0) {
    const { done, value } = await source.next()
    if (done) return
    left -= lengthOf(value)
  }
  await source.cancel()
}

const lengthOf = (chunk: RawBody | undefined): number =>
  typeof chunk === 'string' ? chunk.length : (chunk?.byteLength ?? 0)
