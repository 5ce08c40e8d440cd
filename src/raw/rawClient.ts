import createFetchClient, { type Client } from 'openapi-fetch'
import { secretsOfBase } from '../client/baseSecrets.js'
import { deprecationReport } from '../client/deprecations.js'
import { headersWithin } from '../client/headers.js'
import { endWith, observedCall } from '../client/observedCall.js'
import type { ClientOptions } from '../client/options.js'
import { settingsOf } from '../client/settings.js'
import { withOperation } from '../client/withOperation.js'
import { ApiError } from '../errors/api.js'
import { DecodeError } from '../errors/decode.js'
import { truncate } from '../errors/truncate.js'
import { withoutWalletKeys } from '../errors/walletKeys.js'
import { costOf } from '../operation/cost.js'
import { isolated } from '../operation/isolated.js'
import { isIdempotent } from '../operation/operation.js'
import type { RawCall } from '../operation/rawCall.js'
import { membersOf } from '../runtime/members.js'
import { secretsIn } from '../runtime/redaction.js'
import { createTransport, type WireRequest } from '../transport/transport.js'
import { assertNoPrivateKey } from '../values/privateKey.js'
import { createUrls, type RawApi, type RawWriters } from './rawUrls.js'

/**
 * Creates an openapi-fetch client over our transport. Key, timeouts, retries and redaction are ours; types and the wire
 * format are those of openapi-fetch.
 */
export function createWireClient<Paths extends object>(api: RawApi, options: ClientOptions): Client<Paths> {
  const settings = settingsOf(options)
  const transport = createTransport(settings)
  const urls = createUrls(api, settings)
  const isDirect = settings.direct === api.name
  const reportDeprecation = deprecationReport(settings.hooks)
  const client = createFetchClient<Paths>({ ...membersOf({}, clientOptionNames), baseUrl: urls.base })
  const askDirectly = client.request as unknown as Ask // typed for any method and path, as `verbs` needs it

  // Every call has its own fetch, because a request doesn't know its operation, and a middleware may replace it.
  const fetchOf =
    (call: RawCall, { query, baseUrl }: Given, onAnswer: (unreadable: () => DecodeError) => void) =>
    async (sent: Request) => {
      const { method, signal } = sent
      const observed = observedCall(settings.hooks, api.name)
      const url = call.servers ? sent.url : urls.onNetwork(sent.url)
      const body = (await sent.text()) || undefined
      assertNoPrivateKey(url, body)
      const hidden = [
        ...secretsOfBase(baseUrl ?? ''),
        ...secretsOfBase(urls.ownBase(call) ?? urls.baseOn(sent.url)),
        ...secretsIn(parsed(body), call.secrets),
      ]
      const bounds = { signal, timeout: settings.timeout }
      const operation = isolated({ ...call, api: api.name })
      const { headers, redact } = await headersWithin(bounds, settings, operation, {
        url,
        headers: sent.headers,
        body,
        hidden,
      })
      const cost = isDirect ? 0 : costOf(call, query)
      const request: WireRequest = {
        headers,
        redact,
        operation: truncate(redact(call.id)),
        method,
        url,
        body,
        idempotent: call.idempotent ?? isIdempotent({ method }),
        cost,
        isFree: isDirect,
        call: observed,
        isResult: undefined,
      }
      reportDeprecation(call.id, isDirect ? undefined : call.lifecycle)
      observed.begin(request.operation, query)
      const { text, response } = await endWith(
        observed,
        transport.send(request, { signal, timeout: settings.timeout, retries: settings.retries.limit }),
      ).catch(answerOf)
      onAnswer(() => notJson(request.operation, truncate(redact(text))))
      const { status = 200 } = response
      const answered = new Headers(response.headers)
      if (!text.trim()) {
        answered.set('content-length', '0') // how openapi-fetch recognizes an empty body, if it isn't chunked
        answered.delete('transfer-encoding')
      }
      return new Response(status === 204 || status === 205 ? null : text, { status, headers: answered })
    }

  const ask: Ask = async (method, path, maybeInit) => {
    const init: Init = { ...membersOf(maybeInit ?? {}, initNames), ...maybeInit }
    const key = `${method.toUpperCase()} ${path}`
    // like `client.request`, because the service uses PUT to create things
    const known = Object.hasOwn(api.calls, key) ? api.calls[key] : undefined
    const call = isolated<RawCall>(
      known ?? { id: withoutWalletKeys(key), idempotent: !/^(put|post|patch)$/i.test(method) },
    )
    let unreadable = (): DecodeError => notJson(call.id, '') // creates the error for a response that isn't JSON
    const params = membersOf(init.params ?? {}, paramNames)
    const given = { query: Object.assign(Object.create(null), params.query), baseUrl: init.baseUrl }
    const ownFetch = fetchOf(call, given, (answer) => {
      unreadable = answer
    })
    const { fetch = ownFetch } = init
    const { signal = null } = init // `null`, because Node's `Request` would read an absent one from `Object.prototype`
    try {
      const writers = urls.writersOf(call, path, init)
      // without `params.path`, openapi-fetch would not call `pathSerializer`
      const { baseUrl = urls.ownBase(call) } = init
      const completed = { ...init, ...writers, baseUrl, fetch, signal, params: { ...params, path: params.path ?? {} } }
      return await askDirectly(method, path, completed)
    } catch (error) {
      throw withOperation(error instanceof SyntaxError ? unreadable() : error, call.id)
    }
  }
  const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']
  const methods = verbs.map((verb) => [verb, (path: string, init?: Init | null) => ask(verb, path, init)] as const)
  return { ...client, ...Object.fromEntries<unknown>([['request', ask], ...methods]) }
}

/** What the caller passed to one call. */
interface Given {
  /** Values by wire name. */
  readonly query: Readonly<Record<string, unknown>>
  /** Replaces the client's. */
  readonly baseUrl: string | undefined
}

/** The options of an openapi-fetch call that are read here. */
interface Init extends RawWriters {
  readonly params?: Readonly<Record<string, object | undefined>> | undefined
  readonly fetch?: unknown
  readonly baseUrl?: string | undefined
  readonly signal?: AbortSignal | null | undefined
}

// Every option that openapi-fetch or its `Request` may read. Absent ones are set to `undefined`, so that they aren't
// read from `Object.prototype`.

const clientOptionNames = {
  Request: 1,
  fetch: 1,
  querySerializer: 1,
  bodySerializer: 1,
  pathSerializer: 1,
  headers: 1,
  requestInitExt: 1,
}
const paramNames = { path: 1, query: 1, header: 1, cookie: 1 }
const initNames = {
  baseUrl: 1,
  fetch: 1,
  Request: 1,
  headers: 1,
  params: 1,
  parseAs: 1,
  querySerializer: 1,
  bodySerializer: 1,
  pathSerializer: 1,
  body: 1,
  middleware: 1,
  cache: 1,
  credentials: 1,
  dispatcher: 1,
  duplex: 1,
  integrity: 1,
  keepalive: 1,
  mode: 1,
  priority: 1,
  redirect: 1,
  referrer: 1,
  referrerPolicy: 1,
  signal: 1,
  window: 1,
}

/** Makes a call with any method and path. Options of `null` count as none. */
type Ask = (method: string, path: string, init?: Init | null) => Promise<unknown>

/** Parses a body, if it is JSON. */
function parsed(body: string | undefined): unknown {
  try {
    return body && JSON.parse(body)
  } catch {
    return undefined // another kind of body, from the user's own serializer
  }
}

/** Creates our own error instead of the engine's, which quotes the text it can't parse and may so show the key. */
const notJson = (operation: string, raw: string): DecodeError =>
  new DecodeError(`The response is not JSON: ${raw}`, { operation, raw, expected: 'JSON' })

/**
 * Turns an error response into a value, as openapi-fetch returns it. Other errors are rethrown, including a response
 * that is too long and a status that a `Response` can't have.
 */
function answerOf(error: unknown): { readonly text: string; readonly response: ResponseInit } {
  if (!(error instanceof ApiError) || error.status < 400 || error.status > 599) throw error
  const { body, status, requestId, retryAfterMs } = error
  if (body === undefined) throw error
  const headers = new Headers({ 'content-type': 'application/json' })
  if (requestId) headers.set('x-request-id', requestId)
  if (retryAfterMs !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterMs / 1000))) // whole seconds: RFC 9110, 10.2.3
  return { text: JSON.stringify(body), response: { status, headers } }
}
