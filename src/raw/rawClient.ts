import createFetchClient, { type Client } from 'openapi-fetch'
import { attributeTo } from '../client/attribute.js'
import { headersOf } from '../client/headers.js'
import { type ClientOptions, settingsOf } from '../client/options.js'
import { ApiError } from '../errors/api.js'
import { DecodeError } from '../errors/decode.js'
import { excerpt } from '../errors/excerpt.js'
import { isIdempotent, type RawCall } from '../operation/operation.js'
import { stage } from '../transport/stage.js'
import { createTransport } from '../transport/transport.js'
import { createUrls, type RawApi, type RawWriters } from './rawUrls.js'

/**
 * Creates an openapi-fetch client over our transport: key, timeouts, retries and redaction are ours, types and wire
 * format its own.
 */
export function createFetch<Paths extends object>(api: RawApi, options: ClientOptions): Client<Paths> {
  const settings = settingsOf(options)
  const transport = createTransport(settings)
  const urls = createUrls(api, settings)
  const client = createFetchClient<Paths>({ baseUrl: urls.base })
  const request = client.request as unknown as Ask // typed for any method and path, as the loop below needs it

  const senderOf = (call: RawCall, came: (show: () => string) => void) => async (sent: Request) => {
    const { method, signal } = sent
    const url = urls.onNetwork(sent.url)
    const body = (await sent.text()) || undefined
    const prepare = () => headersOf(settings, { api: api.name, ...call }, sent.headers, body)
    const headers = await stage(signal, prepare)
    const operation = headers.redact(call.id)
    const wire = {
      ...headers,
      operation,
      method,
      url,
      body,
      idempotent: isIdempotent({ ...call, method }),
      cost: call.cost,
    }
    const { text, response } = await transport.send(wire, { signal }).catch(answerOf)
    came(() => excerpt(headers.redact(text)))
    const empty = response.status === 204 || response.status === 205
    return new Response(empty ? null : text, response)
  }

  // A request does not know its operation, and a middleware may replace it, so what a call needs goes with the call.
  const ask: Ask = async (method, path, given) => {
    const init = given ?? {}
    const key = `${method.toUpperCase()} ${path}`
    const call = api.calls[key] ?? { id: key }
    let shown = (): string => ''
    const sender = senderOf(call, (show) => {
      shown = show
    })
    const { params, fetch = sender } = init
    const writers = urls.writersOf(call, path, init)
    // without path values, openapi-fetch would not call `pathSerializer`
    const own = { ...init, ...writers, fetch, params: { ...params, path: params?.path ?? {} } }
    try {
      return await request(method, path, own)
    } catch (error) {
      throw attributeTo(call)(error instanceof SyntaxError ? notJson(shown()) : error)
    }
  }
  const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']
  const methods = verbs.map((verb) => [verb, (path: string, init?: Init | null) => ask(verb, path, init)] as const)
  return { ...client, ...Object.fromEntries<unknown>([['request', ask], ...methods]) }
}

/** The options of an openapi-fetch call that are read here. */
interface Init extends RawWriters {
  readonly params?: { readonly path?: object } | undefined
  readonly fetch?: unknown
}

type Ask = (method: string, path: string, init?: Init | null) => Promise<unknown>

/** Engines quote what they cannot parse, and it may hold the key. */
const notJson = (raw: string): DecodeError =>
  new DecodeError(`The answer is not JSON: ${raw}`, { raw, expected: 'JSON' })

/** openapi-fetch returns error answers as values; other errors are rethrown, and a status that a `Response` cannot have. */
function answerOf(error: unknown): { readonly text: string; readonly response: ResponseInit } {
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 599) throw error
  const text = typeof error.body === 'string' ? error.body : JSON.stringify(error.body ?? null)
  const { status, requestId, retryAfter } = error
  const headers = new Headers({ 'content-type': 'application/json' })
  if (requestId) headers.set('x-request-id', requestId)
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter / 1000))
  return { text, response: { status, headers } }
}
