import type { CallOptions } from '../operation/call.js'
import type { RetryPolicy } from '../transport/retry.js'
import type { Takes } from './optionCheck.js'
import type { ApiHosts, ClientHooks, ClientOptions } from './options.js'

// What the options take. Records, so that a name which is added to a type and not here does not compile.

type Fields<Shape> = Readonly<Record<keyof Shape, Takes>>

const isFunction = 'a function'
const isNumber = 'a number'
const isObject = 'an object'
const isText = 'a string'
const isHost = 'a string or an object'

const hosts: Fields<ApiHosts> = { evm: isText, aptos: isHost, node: isHost, streams: isText }
const policy: Fields<RetryPolicy> = {
  limit: isNumber,
  minDelay: isNumber,
  maxDelay: isNumber,
  shouldRetry: isFunction,
}
const hooks: Fields<ClientHooks> = {
  onRequest: isFunction,
  onResponse: isFunction,
  onRetry: isFunction,
  onIssue: isFunction,
  onDeprecated: isFunction,
}

/** The options of a client. */
export const clientOptions: Fields<ClientOptions> = {
  apiKey: 'a string, a function or null',
  baseUrl: [isHost, hosts],
  fetch: isFunction,
  timeout: isNumber,
  retries: ['a number or an object', policy],
  maxBody: isNumber,
  // Which chains and networks there are, the calls say: an InputError, as for an input of theirs.
  defaultChain: 'a string, a number or a bigint',
  defaultNetwork: 'a string or a number',
  decode: isText,
  node: isText,
  product: isText,
  headers: isObject,
  validate: isObject,
  hooks: [isObject, hooks],
  limiter: 'an object with acquire',
}

/** The options of one call. */
export const callOptions: Fields<CallOptions> = {
  signal: 'an AbortSignal, with aborted',
  timeout: isNumber,
  retries: isNumber,
  headers: isObject,
  decode: isText,
}
