import { hasNetworkHosts } from '../../generated/hosts.gen.js'
import {
  hasFields,
  isFunction,
  isNumber,
  milliseconds,
  number,
  type Rule,
  type RulesOf,
  text,
} from '../arguments/rules.js'
import type { CallOptions } from '../operation/call.js'
import type { NetworkHosts } from '../operation/networkHosts.js'
import { memberOf } from '../runtime/members.js'
import type { RetryPolicy } from '../transport/retry.js'
import type { ClientHooks } from './hooks.js'
import type { ClientOptions } from './options.js'

const method: Rule = { demand: 'takes function', accepts: isFunction }
const decode: Rule = {
  demand: 'takes tolerant or strict',
  accepts: (value) => value === 'tolerant' || value === 'strict',
  shown: true,
}
const headers: Rule = {
  demand: 'takes object { name: value }',
  accepts: (value) => isObject(value) && (!Array.isArray(value) || value.every(isPair)),
}

const networks: RulesOf<NetworkHosts> = { mainnet: text, testnet: text, devnet: text }
const byNetwork: Rule = { demand: 'takes string or object', accepts: isTextOrFields, fields: networks }
const policy: RulesOf<RetryPolicy> = {
  limit: number,
  minDelay: milliseconds,
  maxDelay: milliseconds,
  shouldRetry: method,
}
const hooks: RulesOf<ClientHooks> = {
  onCallStart: method,
  onCallEnd: method,
  aroundRequest: method,
  onRequest: method,
  onResponse: method,
  onAttemptError: method,
  onRetry: method,
  onIssue: method,
  onUnknownFields: method,
  onDeprecated: method,
}

/** What the options of a client accept. */
export const clientOptionRules: RulesOf<ClientOptions> = {
  apiKey: {
    demand: 'takes string or function or null',
    accepts: (value) => typeof value === 'string' || isFunction(value) || value === null,
  },
  baseUrl: { demand: 'takes string or object', accepts: isTextOrFields, fields: /* @__PURE__ */ hostRules() },
  fetch: method,
  timeout: milliseconds,
  retries: {
    demand: 'takes number or object',
    accepts: (value) => isNumber(value) || hasFields(value),
    fields: policy,
  },
  maxBody: { demand: 'takes a number of bytes', accepts: isNumber },
  // Unknown chains and networks are refused by the calls, with an InputError, like those in inputs.
  defaultChain: {
    demand: 'takes string or number or bigint',
    accepts: (value) => typeof value === 'string' || isNumber(value) || typeof value === 'bigint',
  },
  defaultNetwork: {
    demand: 'takes string or number',
    accepts: (value) => typeof value === 'string' || isNumber(value),
  },
  decode,
  aptosNode: {
    demand: 'takes gateway or fullnode',
    accepts: (value) => value === 'gateway' || value === 'fullnode',
    shown: true,
  },
  product: text,
  headers,
  validate: { demand: "takes the `answers` of 'ledgerline/zod/…'", accepts: areSchemas },
  hooks: { demand: 'takes object or a list of objects', accepts: areHooks, fields: hooks },
  limiter: {
    demand: 'takes object with a method acquire',
    accepts: (value) => isObject(value) && isFunction(memberOf(value, 'acquire')),
  },
}

/** What the options of one call accept. */
export const callOptionRules: RulesOf<CallOptions> = {
  signal: {
    demand: 'takes an AbortSignal, such as controller.signal',
    accepts: (value) => value === null || (isObject(value) && memberOf(value, 'aborted') !== undefined),
  },
  timeout: milliseconds,
  retries: number,
  headers,
  decode,
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isTextOrFields(value: unknown): boolean {
  return typeof value === 'string' || hasFields(value)
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && typeof value[1] === 'string'
}

function areSchemas(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((schema) => memberOf(Object(schema), 'safeParse') !== undefined)
}

function areHooks(value: unknown): boolean {
  const isList = Array.isArray(value)
  return isList ? value.every((entry) => entry === undefined || hasFields(entry)) : hasFields(value)
}

function hostRules(): Readonly<Record<string, Rule>> {
  const rules = Object.entries(hasNetworkHosts).map(([api, hasNetworks]) => [api, hasNetworks ? byNetwork : text])
  return Object.fromEntries(rules)
}
