import type { CallOptions } from '../operation/call.js'
import type { RetryPolicy } from '../transport/retry.js'
import type { Takes } from './optionCheck.js'
import type { ApiHosts, ClientHooks, ClientOptions } from './options.js'

// What the options accept. Records, so that an option added to a type but not here does not compile.

type Fields<Shape> = Readonly<Record<keyof Shape, Takes>>

const text: Takes = { types: ['string'] }
const count: Takes = { types: ['number'] }
const milliseconds: Takes = { types: ['number'], unit: 'milliseconds' }
const object: Takes = { types: ['object'] }
const method: Takes = { types: ['function'] }
const host: Takes = { types: ['string', 'object'] }
const decode: Takes = { types: ['string'], values: ['tolerant', 'strict'] }

const hosts: Fields<ApiHosts> = { evm: text, aptos: host, node: host, streams: text }
const policy: Fields<RetryPolicy> = {
  limit: count,
  minDelay: milliseconds,
  maxDelay: milliseconds,
  shouldRetry: method,
}
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
  baseUrl: { types: ['string', 'object'], fields: hosts },
  fetch: method,
  timeout: milliseconds,
  retries: { types: ['number', 'object'], fields: policy },
  maxBody: { types: ['number'], unit: 'bytes' },
  // Unknown chains and networks are refused by the calls, with an InputError, like those in inputs.
  defaultChain: { types: ['string', 'number', 'bigint'] },
  defaultNetwork: { types: ['string', 'number'] },
  decode,
  node: { types: ['string'], values: ['gateway', 'fullnode'] },
  product: text,
  headers: object,
  validate: object,
  hooks: { types: ['object'], fields: hooks },
  limiter: { types: ['object'], member: 'acquire' },
}

/** The options of one call. */
export const callOptions: Fields<CallOptions> = {
  signal: { types: ['object', 'null'], member: 'aborted', noun: 'an AbortSignal, such as controller.signal' },
  timeout: milliseconds,
  retries: count,
  headers: object,
  decode,
}
