import createFetchClient, { type Client } from 'openapi-fetch'
import { addressOf } from '../client/address.js'
import { headersOf } from '../client/headers.js'
import { type ClientOptions, type Settings, settingsOf } from '../client/options.js'
import { ApiError } from '../errors/request.js'
import type { RawCall } from '../operation/operation.js'
import { createTransport } from '../transport/transport.js'
import { parseAptosNetwork } from '../values/networks.js'

/** What the documents say of an API, for those who call its wire. */
export interface RawApi {
  readonly name: string
  readonly servers: Readonly<Record<string, string>>
  /** By method and path. */
  readonly calls: Readonly<Record<string, RawCall>>
}

/** A call of the document on its way: what is known of it, and where it goes. */
interface Outgoing {
  readonly call: RawCall
  readonly url: string
}

/**
 * Creates openapi-fetch over our transport: the key, timeouts, retries and redaction are ours, the types and the wire
 * are its own.
 */
export function createFetch<Paths extends object>(api: RawApi, options: ClientOptions): Client<Paths> {
  const settings = settingsOf(options)
  const transport = createTransport(settings)
  const baseOf = baseByNetwork(api, settings)
  const known = new WeakMap<Request, Outgoing>()
  const client = createFetchClient<Paths>({
    baseUrl: baseOf(undefined),
    querySerializer: queryText,
    fetch: async (request: Request) => {
      const { call, url } = known.get(request) ?? unknownCall(request)
      const { method, signal } = request
      const { idempotent = method !== 'POST' } = call
      const body = (await request.text()) || undefined
      const headers = await headersOf(settings, { api: api.name, ...call }, request.headers, body)
      const wire = { ...headers, operation: call.id, method, url, body, idempotent, cost: call.cost }
      const answer = await transport.send(wire, { signal }).catch(answerOf)
      const empty = answer.status === 204 || answer.status === 304
      return new Response(empty ? null : answer.text, { status: answer.status, headers: answer.headers })
    },
  })
  client.use({
    onRequest({ request, schemaPath, params: { query } }) {
      const call = api.calls[`${request.method} ${schemaPath}`] ?? unknownCall(request).call
      known.set(request, { call, url: request.url.replace(baseOf(undefined), baseOf(query?.network)) })
    },
  })
  return client
}

/** The host of a network, the default one where none is given; of the API where it has no hosts by network. */
function baseByNetwork({ name, servers }: RawApi, settings: Settings): (network: unknown) => string {
  return (network) => {
    const server = '' in servers ? '' : parseAptosNetwork(String(network ?? settings.defaultNetwork))
    return addressOf(settings, { api: name, servers }, { path: '', query: [], server })
  }
}

/** A request that a middleware of the user made. */
function unknownCall({ method, url }: Request): Outgoing {
  return { call: { id: `${method} ${new URL(url).pathname}` }, url }
}

/** Lists travel with brackets, as the documents say by `x-array`. */
function queryText(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value) ? value.map((one) => [`${name}[]`, one]) : [[name, value]],
  )
  const given = pairs.filter(([, value]) => value !== undefined && value !== null)
  return given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
}

/** openapi-fetch gives error answers as values; what is no answer is thrown on. */
function answerOf(error: unknown): { readonly status: number; readonly text: string; readonly headers: Headers } {
  if (!(error instanceof ApiError) || error.status < 400) throw error
  const text = typeof error.body === 'string' ? error.body : JSON.stringify(error.body ?? null)
  return { status: error.status, text, headers: new Headers({ 'content-type': 'application/json' }) }
}
