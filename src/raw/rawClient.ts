import createFetchClient, { type Client } from 'openapi-fetch'
import { addressOf } from '../client/address.js'
import { headersOf } from '../client/headers.js'
import { type ClientOptions, type Settings, settingsOf } from '../client/options.js'
import { queryText } from '../client/query.js'
import { ApiError } from '../errors/request.js'
import type { RawCall } from '../operation/operation.js'
import { createStage } from '../transport/stage.js'
import { createTransport } from '../transport/transport.js'
import { parseAptosNetwork } from '../values/networks.js'

/** What the documents say of an API, for those who call its wire. */
export interface RawApi {
  readonly name: string
  readonly servers: Readonly<Record<string, string>>
  /** By method and path. */
  readonly calls: Readonly<Record<string, RawCall>>
}

/**
 * Creates openapi-fetch over our transport: the key, timeouts, retries and redaction are ours, the types and the wire
 * are its own.
 */
export function createFetch<Paths extends object>(api: RawApi, options: ClientOptions): Client<Paths> {
  const settings = settingsOf(options)
  const transport = createTransport(settings)
  const baseOf = baseByNetwork(api, settings)
  const stage = createStage()
  const client = createFetchClient<Paths>({ baseUrl: baseOf(undefined), querySerializer: bracketed })
  const request = client.request as unknown as Ask // of any method and path, as a loop over all of them must see it

  const senderOf = (call: RawCall) => async (sent: Request) => {
    const { method, signal } = sent
    const url = onNetwork(sent.url, baseOf)
    const { idempotent = method !== 'POST' } = call
    const body = (await sent.text()) || undefined
    const prepare = () => headersOf(settings, { api: api.name, ...call }, sent.headers, body)
    const headers = await stage(signal, prepare)
    const operation = headers.redact(call.id)
    const wire = { ...headers, operation, method, url, body, idempotent, cost: call.cost }
    const { text, response } = await transport.send(wire, { signal }).catch(answerOf)
    const empty = response.status === 204 || response.status === 205
    return new Response(empty ? null : text, response)
  }

  // A request does not say of which operation it is, and a middleware may make another one of it: what a call needs
  // goes beside it.
  const ask: Ask = (method, path, init = {}) => {
    const key = `${method.toUpperCase()} ${path}`
    const { fetch = senderOf(api.calls[key] ?? { id: key }) } = init
    return request(method, path, { ...init, fetch })
  }
  const verbs = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE']
  const methods = verbs.map((verb) => [verb, (path: string, init?: Init) => ask(verb, path, init)] as const)
  return { ...client, ...Object.fromEntries<unknown>([['request', ask], ...methods]) }
}

/** What openapi-fetch takes for a call, as far as it is read here. */
interface Init {
  readonly fetch?: unknown
}

type Ask = (method: string, path: string, init?: Init) => Promise<unknown>

/** The host of a network, the default one where none is given; of the API where it has no hosts by network. */
function baseByNetwork({ name, servers }: RawApi, settings: Settings): (network: unknown) => string {
  return (network) => {
    const server = '' in servers ? '' : parseAptosNetwork(String(network ?? settings.defaultNetwork))
    return addressOf(settings, { api: name, servers }, { path: '', query: [], server })
  }
}

/** The address on the host of the network that its query names. */
function onNetwork(url: string, baseOf: (network: unknown) => string): string {
  const { origin, pathname, search, searchParams } = new URL(url)
  const [from, to] = [undefined, searchParams.get('network')].map((network) => new URL(baseOf(network)))
  if (!from || !to || from.href === to.href) return url
  const path = pathname.slice(from.pathname.replace(/\/+$/, '').length)
  return from.origin === origin ? to.href.replace(/\/+$/, '') + path + search : url
}

/** Lists travel with brackets, as the documents say by `x-array`. */
function bracketed(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? value.map((one): [string, unknown] => [`${name}[]`, one]) : [[name, value] as const],
  )
  const given = pairs.filter(([, value]) => value !== undefined && value !== null)
  return queryText(given.map(([name, value]) => [name, String(value)]))
}

/** openapi-fetch gives error answers as values; what is no answer is thrown on. */
function answerOf(error: unknown): { readonly text: string; readonly response: ResponseInit } {
  if (!(error instanceof ApiError) || error.status < 400) throw error
  const text = typeof error.body === 'string' ? error.body : JSON.stringify(error.body ?? null)
  const { status, requestId, retryAfter } = error
  const headers = new Headers({ 'content-type': 'application/json' })
  if (requestId) headers.set('x-request-id', requestId)
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter / 1000))
  return { text, response: { status, headers } }
}
