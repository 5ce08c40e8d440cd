import { ConfigurationError } from '../errors/configuration.js'
import type { Operation } from '../operation/operation.js'
import { readBody } from '../webhooks/handler/readBody.js'
import { parsedBodyOf } from '../webhooks/node/parsedBody.js'
import { Refused } from './answer.js'

/** Limits for the body of a request. */
interface BodyBounds {
  /** Bytes. */
  readonly maxRequest: number
  /** Milliseconds that the whole body may take to arrive. */
  readonly timeout: number
}

/**
 * Reads the body of a request, if its operation has one. It must be sent as `application/json`, because pages of other
 * sites can send text and forms without a preflight, but not JSON. A body that a framework has parsed is accepted.
 *
 * @returns `undefined` if there is none
 * @throws {Refused} 413 if it is too long; 400 if it isn't JSON, or the operation takes none.
 * @throws {ConfigurationError} INVALID_CONFIGURATION if something has read it and kept nothing.
 */
export async function bodyOf(request: Request, operation: Operation, bounds: BodyBounds): Promise<unknown> {
  if (Number(request.headers.get('content-length')) > bounds.maxRequest) throw tooLong(bounds)
  const parsed = request.bodyUsed ? parsedBodyOf(request) : undefined
  const text = parsed === undefined ? await textOf(request, bounds) : undefined
  if (text === '') return undefined
  if (!operation.body) throw new Refused(400, `${operation.id} takes no body`)
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json *(?:;|$)/i.test(type)) throw new Refused(400, 'The body must be sent as application/json')
  if (text === undefined) return parsed
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, notJson)
  }
}

async function textOf(request: Request, { maxRequest, timeout }: BodyBounds): Promise<string> {
  if (request.bodyUsed || request.body?.locked)
    throw new ConfigurationError('The body of the request was read before the proxy got it', {
      hints: ['Pass the untouched request; with Node, toNodeListener(proxy) takes what a framework has parsed'],
    })
  const reading = await readBody(request, { maxBody: maxRequest, timeout, courtesy: 0, unverified: undefined })
  if (reading.refusal === 'tooLong') throw tooLong({ maxRequest })
  if (reading.refusal) throw new Refused(400, reading.refusal === 'late' ? 'The body did not arrive in time' : notJson)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(reading.body)
  } catch {
    throw new Refused(400, notJson)
  }
}

const notJson = 'The body is not JSON'

const tooLong = ({ maxRequest }: Pick<BodyBounds, 'maxRequest'>): Refused =>
  new Refused(413, `The body is longer than ${maxRequest} bytes`)
