import type { CallOptions } from '../operation/call.js'
import type { RetryPolicy } from '../transport/retry.js'
import type { Takes } from './optionCheck.js'
import type { ApiHosts, ClientHooks, ClientOptions } from './options.js'

// What the options take. Records, so that a name which is added to a type and not here does not compile.

type Fields<Shape> = Readonly<Record<keyof Shape, Takes>>

const text: Takes = { types: ['string'] }
const count: Takes = { types: ['number'] }
const object: Takes = { types: ['object'] }
const method: Takes = { types: ['function'] }
const host: Takes = { types: ['string', 'object'] }

const hosts: Fields<ApiHosts> = { evm: text, aptos: host, node: host, streams: text }
const policy: Fields<RetryPolicy> = { limit: count, minDelay: count, maxDelay: count, shouldRetry: method }
const hooks: Fields<ClientHooks> = {
  onRequest: method,
  onResponse: method,
  onRetry: method,
  onIssue: method,
  onDeprecated: method,
}

/** The options of a client. */
export const clientOptions: Fields<ClientOptions> = {
  apiKey: { types: ['string', 'function', 'null'] },
  baseUrl: { ...host, fields: hosts },
  fetch: method,
  timeout: count,
  retries: { types: ['number', 'object'], fields: policy },
  maxBody: count,
  // Which chains and networks there are, the calls say: an InputError, as for an input of theirs.
  defaultChain: { types: ['string', 'number', 'bigint'] },
  defaultNetwork: { types: ['string', 'number'] },
  decode: text,
  node: text,
  product: text,
  headers: object,
  validate: object,
  hooks: { ...object, fields: hooks },
  limiter: { ...object, member: 'acquire' },
}

/** The options of one call. */
export const callOptions: Fields<CallOptions> = {
  signal: { types: ['object', 'null'], member: 'aborted' },
  timeout: count,
  retries: count,
  headers: object,
  decode: text,
}
