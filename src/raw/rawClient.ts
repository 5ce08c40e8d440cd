import type { ClientOptions as FetchOptions } from 'openapi-fetch'
import { addressOf } from '../client/address.js'
import { headersOf } from '../client/headers.js'
import { type ClientOptions, settingsOf } from '../client/options.js'
import { ApiError } from '../errors/request.js'
import { createTransport } from '../transport/transport.js'
import { parseAptosNetwork } from '../values/networks.js'

type Servers = Readonly<Record<string, string>>

/**
 * Options for openapi-fetch that put our transport under it: the key, timeouts, retries and redaction are ours, the
 * types and the wire are its own.
 */
export function rawOptions(api: string, servers: Servers, options: ClientOptions): FetchOptions {
  const settings = settingsOf(options)
  const transport = createTransport(settings)
  const server = '' in servers ? '' : parseAptosNetwork(settings.defaultNetwork)
  return {
    baseUrl: addressOf(settings, { api, servers }, { path: '', query: [], server }),
    querySerializer: queryText,
    fetch: async (request: Request) => {
      const body = await request.text()
      const given = Object.fromEntries(request.headers)
      const { headers, secrets } = await headersOf(settings, { api }, given, body || undefined)
      const wire = { operation: `${request.method} ${new URL(request.url).pathname}`, method: request.method }
      const idempotent = request.method !== 'POST'
      const outgoing = { ...wire, url: request.url, headers, secrets, idempotent, ...(body !== '' && { body }) }
      const answer = await transport.send(outgoing, { signal: request.signal }).catch(answerOf)
      const empty = answer.status === 204 || answer.status === 304
      return new Response(empty ? null : answer.text, { status: answer.status, headers: answer.headers })
    },
  }
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
