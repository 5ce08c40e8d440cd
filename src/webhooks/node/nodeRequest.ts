import { memberOf } from '../../runtime/members.js'
import { isRawBody, ownBytes, type RawBody } from '../verify/rawBody.js'
import { keepParsedBody } from './parsedBody.js'

/** The part of a Node request that the listener reads: of node:http, Express, or Fastify's `request.raw`. */
export interface NodeRequest extends AsyncIterable<RawBody> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, if a framework has read it. */
  readonly body?: unknown
  /** The bytes or text of the body, on platforms that keep them: Cloud Functions, Firebase, NestJS. */
  readonly rawBody?: unknown
  /** Its stream, over HTTP/2. */
  readonly stream?: { close(code?: number): unknown } | undefined
  /** Whether anything has been read from it. */
  readonly readableDidRead?: boolean | undefined
  destroy(): unknown
}

/**
 * Turns a Node request into a web `Request`, whose body is read only as fast as it is consumed.
 *
 * If something has read the body and kept neither bytes nor text, the body of the `Request` counts as used, and the
 * parsed body is kept with it.
 *
 * @param method - the method of the `Request`
 * @param answered - settles when the response is written. A cancelled body is cut off only then, because that destroys
 * the socket.
 */
export async function requestOf(incoming: NodeRequest, method: string, answered: Promise<void>): Promise<Request> {
  const { url = '' } = incoming
  const parsed = memberOf(incoming, 'body')
  const raw = [memberOf(incoming, 'rawBody'), parsed].find(isRawBody)
  const isLost = raw === undefined && isRead(incoming)
  // no prototype: `Request` would look for its many options there too
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
 * Returns the method of a request, or `undefined` if a `Request` would refuse or change it: TRACE and CONNECT, anything
 * that isn't a token, and `get`, which isn't GET. Over HTTP/2, clients can send all of these.
 */
export function methodOf({ method = 'GET' }: NodeRequest): string | undefined {
  const isRefused = /^(CONNECT|TRACE|TRACK)$/i.test(method) || !/^[\w!#$%&'*+.^`|~-]+$/.test(method)
  const isChanged = /^(DELETE|GET|HEAD|OPTIONS|PATCH|POST|PUT)$/i.test(method) && method !== method.toUpperCase()
  return isRefused || isChanged ? undefined : method
}

/** Copies the headers that a `Request` can have. The `:authority` of HTTP/2 becomes `host`. */
function headersOf(incoming: NodeRequest): Headers {
  const headers = new Headers()
  const { ':authority': host, ...given } = incoming.headers
  for (const [name, value] of Object.entries({ ...(host !== undefined && { host }), ...given })) {
    if (value === undefined || name.startsWith(':')) continue // HTTP/2 has `:path`
    try {
      headers.set(name, [value].flat().join(', '))
    } catch {
      // an invalid header isn't the service's: its signature is a valid one
    }
  }
  return headers
}

/** Closes the connection of a client that goes on sending after the response, or only its stream over HTTP/2. */
function cutOff(incoming: NodeRequest): void {
  if (incoming.stream)
    incoming.stream.close(0) // no error: the response is complete
  else incoming.destroy()
}

/**
 * Whether something has read the body. Parsers for another content type set an empty object and leave the bytes unread.
 */
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
