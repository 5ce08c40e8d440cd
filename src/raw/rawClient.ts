import createFetchClient, { type Client } from 'openapi-fetch'
import { headersWithin } from '../client/headers.js'
import { nameError } from '../client/nameError.js'
import { type ClientOptions, settingsOf } from '../client/options.js'
import { ApiError } from '../errors/api.js'
import { DecodeError } from '../errors/decode.js'
import { excerpt } from '../errors/excerpt.js'
import { isIdempotent } from '../operation/operation.js'
import type { RawCall } from '../operation/rawCall.js'
import { createTransport, type WireRequest } from '../transport/transport.js'
import { createUrls, type RawApi, type RawWriters } from './rawUrls.js'

/**
 * Creates an openapi-fetch client over our transport: key, timeouts, retries and redaction are ours, types and wire
 * format its own.
 */
export function createWireClient<Paths extends object>(api: RawApi, options: ClientOptions): Client<Paths> {
  const settings = settingsOf(options)
  const transport = createTransport(settings)
  const urls = createUrls(api, settings)
  const client = createFetchClient<Paths>({ baseUrl: urls.base })
  const askDirectly = client.request as unknown as Ask // typed for any method and path, as `verbs` needs it

  // A request does not know its operation, and a middleware may replace it, so every call has a fetch of its own.
  const fetchOf = (call: RawCall, onAnswer: (unread: () => DecodeError) => void) => async (sent: Request) => {
    const { method, signal } = sent
    const url = urls.onNetwork(sent.url)
    const body = (await sent.text()) || undefined
    const bounds = { signal, timeout: settings.timeout }
    const { headers, redact } = await headersWithin(bounds, settings, { api: api.name, ...call }, sent.headers, body)
    const request: WireRequest = {
      headers,
      redact,
      operation: excerpt(redact(call.id)),
      method,
      url,
      body,
      idempotent: isIdempotent({ ...call, method }),
      cost: call.rateLimitCost ?? call.cost,
    }
    const { text, response } = await transport.send(request, { signal }).catch(answerOf)
    onAnswer(() => notJson(request.operation, excerpt(redact(text))))
    const empty = response.status === 204 || response.status === 205
    return new Response(empty ? null : text, response)
  }

  const ask: Ask = async (method, path, maybeInit) => {
    const init = maybeInit ?? {}
    const key = `${method.toUpperCase()} ${path}`
    // as `request` does, because the service creates with PUT
    const call = api.calls[key] ?? { id: key, idempotent: !/^(put|post|patch)$/i.test(method) }
    let unread = (): DecodeError => notJson(call.id, '') // the error of an answer that is not JSON
    const ownFetch = fetchOf(call, (answer) => {
      unread = answer
    })
    const { params, fetch = ownFetch } = init
    const writers = urls.writersOf(call, path, init)
    // without path values, openapi-fetch would not call `pathSerializer`
    const completed = { ...init, ...writers, fetch, params: { ...params, path: params?.path ?? {} } }
    try {
      return await askDirectly(method, path, completed)
    } catch (error) {
      throw nameError(error instanceof SyntaxError ? unread() : error, call.id)
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

/** Makes a call of any method and path; `null` as its options is as good as none. */
type Ask = (method: string, path: string, init?: Init | null) => Promise<unknown>

/** Engines quote what they cannot parse, and it may hold the key. So may the path that the operation is named by. */
const notJson = (operation: string, raw: string): DecodeError =>
  new DecodeError(`The answer is not JSON: ${raw}`, { operation, raw, expected: 'JSON' })

/**
 * openapi-fetch returns error answers as values; other errors are rethrown, also that of an answer too long to be read,
 * and a status that a `Response` cannot have.
 */
function answerOf(error: unknown): { readonly text: string; readonly response: ResponseInit } {
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 599) throw error
  const { body, status, requestId, retryAfter } = error
  if (body === undefined) throw error
  const headers = new Headers({ 'content-type': 'application/json' })
  if (requestId) headers.set('x-request-id', requestId)
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter / 1000))
  return { text: JSON.stringify(body), response: { status, headers } }
}
