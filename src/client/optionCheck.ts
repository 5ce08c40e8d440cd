import { excerpt } from '../errors/excerpt.js'
import { nearestName } from '../errors/nearest.js'
import { ConfigurationError } from '../errors/request.js'
import type { RetryPolicy } from '../transport/retry.js'
import type { ApiHosts, ClientHooks, ClientOptions } from './options.js'

type Names<Shape> = Readonly<Record<keyof Shape, 1>>

/** What an option takes, in words and as a test of its type. Ranges are checked where they are used. */
interface Takes {
  readonly words: string
  readonly fits: (value: unknown) => boolean
  /** Names of its own fields, where it has such. */
  readonly names?: Readonly<Record<string, 1>>
}

/**
 * Makes sure that the options of a client exist and have their types: nobody checks the calls of plain JavaScript, and
 * a `baseURL` that is passed over sends the key to another server. Values are not shown, because one may be the key.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION
 */
export function assertOptions(options: unknown): void {
  if (!isObject(options) || Array.isArray(options)) {
    throw new ConfigurationError('Options come as an object', { hints: ["Pass { apiKey: '…' }"] })
  }
  assertNames(options, takes)
  for (const [name, { words, fits, names }] of Object.entries<Takes>(takes)) {
    const value = options[name]
    if (value === undefined) continue
    if (!fits(value))
      throw new ConfigurationError(`Option is not valid: ${name}`, { hints: [`${name} takes ${words}`] })
    if (names && isObject(value)) assertNames(value, names, `${name}.`)
  }
}

function assertNames(given: object, known: object, within = ''): void {
  const wrong = Object.keys(given).find((name) => !Object.hasOwn(known, name))
  if (wrong === undefined) return
  const names = Object.keys(known)
  const meant = nearestName(wrong, names)
  throw new ConfigurationError(`Option is not known: ${within}${excerpt(wrong, 80)}`, {
    hints: [meant ? `Did you mean ${meant}?` : `One of: ${names.join(', ')}`],
  })
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isFunction = (value: unknown): boolean => typeof value === 'function'
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const isId = (value: unknown): boolean => isText(value) || isNumber(value) || typeof value === 'bigint'
const areFunctions = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((hook) => hook === undefined || isFunction(hook))

// Records, so that a name which is added to a type and not here does not compile.
const hosts: Names<ApiHosts> = { evm: 1, aptos: 1, node: 1, streams: 1 }
const policy: Names<RetryPolicy> = { limit: 1, minDelay: 1, maxDelay: 1, shouldRetry: 1 }
const hooks: Names<ClientHooks> = { onRequest: 1, onResponse: 1, onRetry: 1, onIssue: 1, onDeprecated: 1 }

const takes: Readonly<Record<keyof ClientOptions, Takes>> = {
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
  timeout: { words: 'a number of milliseconds above 0', fits: isNumber },
  retries: { words: 'a count, or an object', fits: (value) => isNumber(value) || isObject(value), names: policy },
  maxBody: { words: 'a number of bytes above 0', fits: isNumber },
  defaultChain: { words: "an id, as '0x1', or a name, as 'eth'", fits: isId },
  defaultNetwork: { words: 'mainnet, testnet or devnet', fits: isId },
  decode: { words: "'tolerant' or 'strict'", fits: isText },
  node: { words: "'gateway' or 'fullnode'", fits: isText },
  product: { words: 'text', fits: isText },
  headers: { words: 'an object, Headers or pairs', fits: isObject },
  validate: { words: 'an object of schemas by operation', fits: isObject },
  hooks: { words: 'an object of functions', fits: areFunctions, names: hooks },
  limiter: {
    words: 'an object with a function acquire',
    fits: (value) => isObject(value) && isFunction(value.acquire),
  },
}
