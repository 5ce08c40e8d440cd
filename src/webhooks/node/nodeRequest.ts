import { memberOf } from '../../runtime/members.js'
import { isRawBody, ownBytes, type RawBody } from '../verify/rawBody.js'
import { keepParsedBody } from './parsedBody.js'

/** The part of a Node request that is read: that of node:http, Express or Fastify's `request.raw`. */
export interface NodeRequest extends AsyncIterable<RawBody> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, if a framework has read it. */
  readonly body?: unknown
  /** Its bytes or text, where the platform keeps them beside what it has parsed: Cloud Functions, Firebase, NestJS. */
  readonly rawBody?: unknown
  /** Its part of a connection over HTTP/2. */
  readonly stream?: { close(code?: number): unknown } | undefined
  /** Whether anything has been read from it. */
  readonly readableDidRead?: boolean | undefined
  destroy(): unknown
}

/**
 * Turns a Node request into a web `Request`, whose body is read no faster than it is consumed.
 *
 * If something has read the body and left neither bytes nor text, the body of the `Request` is used up too; what it was
 * parsed to is kept beside it.
 *
 * @param method - of the `Request`
 * @param answered - settles when the answer is written: a cancelled body is cut off only then, because that destroys
 * the socket.
 */
export async function requestOf(incoming: NodeRequest, method: string, answered: Promise<void>): Promise<Request> {
  const { url = '' } = incoming
  const parsed = memberOf(incoming, 'body')
  const raw = [memberOf(incoming, 'rawBody'), parsed].find(isRawBody)
  const isLost = raw === undefined && isRead(incoming)
  // inheriting nothing: `Request` looks for its many options in prototypes too
  const init = Object.assign(Object.create(null), {
    method,
    headers: headersOf(incoming),
    body: /^(GET|HEAD)$/.test(method)
      ? null
      : streamOf(raw === undefined ? incoming : [raw], () => void answered.then(() => cutOff(incoming))),
    duplex: 'half', // required, but missing from the types of the DOM
  })
  const request = new Request(`http://localhost${url.startsWith('/') ? url : '/'}`, init)
  if (isLost) {
    await request.body?.cancel()
    keepParsedBody(request, parsed)
  }
  return request
}

/**
 * The method of a request as a `Request` can have it; `undefined` for one that it refuses or would change: TRACE and
 * CONNECT, what is no word, and `get`, which is not GET. HTTP/2 lets anybody send them all.
 */
export function methodOf({ method = 'GET' }: NodeRequest): string | undefined {
  const isRefused = /^(CONNECT|TRACE|TRACK)$/i.test(method) || !/^[\w!#$%&'*+.^`|~-]+$/.test(method)
  const isChanged = /^(DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT)$/i.test(method) && method !== method.toUpperCase()
  return isRefused || isChanged ? undefined : method
}

/** Headers that a `Request` cannot have are left out; the host that HTTP/2 calls `:authority` is one. */
function headersOf(incoming: NodeRequest): Headers {
  const headers = new Headers()
  const { ':authority': host, ...given } = incoming.headers
  for (const [name, value] of Object.entries({ ...(host !== undefined && { host }), ...given })) {
    if (value === undefined || name.startsWith(':')) continue // HTTP/2 has `:path`
    try {
      headers.set(name, [value].flat().join(', '))
    } catch {
      // not the service's: its signature is a text that they can have
    }
  }
  return headers
}

/** Ends the connection of a sender who goes on after the answer; over HTTP/2, which shares it, the stream. */
function cutOff(incoming: NodeRequest): void {
  if (incoming.stream)
    incoming.stream.close(0) // no error: the answer is complete
  else incoming.destroy()
}

/** When the content type is not theirs, parsers set an empty object and leave the bytes unread. */
const isRead = (incoming: NodeRequest): boolean => incoming.readableDidRead ?? Boolean(memberOf(incoming, 'body'))

function streamOf(source: Iterable<RawBody> | AsyncIterable<RawBody>, cancel: () => void): ReadableStream {
  const chunks = Symbol.asyncIterator in source ? source[Symbol.asyncIterator]() : source[Symbol.iterator]()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(ownBytes(value))
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
}
