import type { CallOptions } from '../operation/call.js'
import type { RetryPolicy } from '../transport/retry.js'
import type { Takes } from './optionCheck.js'
import type { ApiHosts, ClientHooks, ClientOptions } from './options.js'

// What the options take. Records, so that a name which is added to a type and not here does not compile.

const isText = (value: unknown): value is string => typeof value === 'string'
const isFunction = (value: unknown): boolean => typeof value === 'function'
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0
const isAbove0 = (value: unknown): boolean => typeof value === 'number' && value > 0
const isId = (value: unknown): boolean => /^(?:string|number|bigint)$/.test(typeof value)
const areFunctions = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((hook) => hook === undefined || isFunction(hook))

type Names<Shape> = Readonly<Record<keyof Shape, 1>>

const hosts: Names<ApiHosts> = { evm: 1, aptos: 1, node: 1, streams: 1 }
const policy: Names<RetryPolicy> = { limit: 1, minDelay: 1, maxDelay: 1, shouldRetry: 1 }
const hooks: Names<ClientHooks> = { onRequest: 1, onResponse: 1, onRetry: 1, onIssue: 1, onDeprecated: 1 }

const headers: Takes = { words: 'an object, Headers or pairs', fits: isObject }
const timeout: Takes = { words: 'a number of milliseconds above 0', fits: isAbove0 }
const decode: Takes = { words: "'tolerant' or 'strict'", fits: (value) => value === 'tolerant' || value === 'strict' }

/** The options of a client. */
export const clientOptions: Readonly<Record<keyof ClientOptions, Takes>> = {
  apiKey: {
    words: 'text, a function that gives it, or null',
    fits: (value) => value === null || isText(value) || isFunction(value),
  },
  baseUrl: {
    words: 'text, or an object of hosts by API',
    fits: (value) => isText(value) || Object.prototype.toString.call(value) === '[object Object]', // which a URL is not
    names: hosts,
  },
  fetch: { words: 'a function', fits: isFunction },
  timeout,
  retries: { words: 'a count, or an object', fits: (value) => isCount(value) || isObject(value), names: policy },
  maxBody: { words: 'a number of bytes above 0', fits: isAbove0 },
  // Which chains and networks there are, the calls say: an InputError, as for an input of theirs.
  defaultChain: { words: "an id, as '0x1', or a name, as 'eth'", fits: isId },
  defaultNetwork: { words: 'mainnet, testnet or devnet', fits: isId },
  decode,
  node: { words: "'gateway' or 'fullnode'", fits: (value) => value === 'gateway' || value === 'fullnode' },
  product: { words: 'text', fits: isText },
  headers,
  validate: { words: 'an object of schemas by operation', fits: isObject },
  hooks: { words: 'an object of functions', fits: areFunctions, names: hooks },
  limiter: {
    words: 'an object with a function acquire',
    fits: (value) => isObject(value) && isFunction(value.acquire),
  },
}

/** The options of one call. */
export const callOptions: Readonly<Record<keyof CallOptions, Takes>> = {
  signal: {
    words: 'an AbortSignal, as the `signal` of an AbortController',
    fits: (value) => isObject(value) && 'aborted' in value,
  },
  timeout,
  retries: { words: 'a count', fits: isCount },
  headers,
  decode,
}
