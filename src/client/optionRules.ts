import { hasNetworkHosts } from '../../generated/hosts.gen.js'
import {
  byteCount,
  count,
  duration,
  hasFields,
  isFunction,
  method,
  milliseconds,
  oneOf,
  type Rule,
  type RulesOf,
  text,
  typed,
} from '../arguments/rules.js'
import type { CallOptions } from '../operation/call.js'
import type { NetworkHosts } from '../operation/networkHosts.js'
import type { RetryPolicy } from '../transport/retry.js'
import type { ClientHooks } from './hooks.js'
import type { ClientOptions } from './options.js'

const decode = /* @__PURE__ */ oneOf('tolerant', 'strict')
const headers: Rule = {
  demand: 'takes object { name: value }',
  accepts: (value) => isObject(value) && (!Array.isArray(value) || value.every(isPair)),
}
const policy: RulesOf<RetryPolicy> = {
  limit: count,
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
  apiKey: /* @__PURE__ */ typed('string', 'function', 'null'),
  baseUrl: /* @__PURE__ */ hostsRule(hasNetworkHosts),
  fetch: method,
  timeout: duration,
  retries: {
    demand: 'takes number or object',
    accepts: (value) => count.accepts(value) || hasFields(value),
    fields: policy,
  },
  maxBody: byteCount,
  // An unknown chain or network fails the call that uses it, with an InputError, as it does in an input.
  defaultChain: /* @__PURE__ */ typed('string', 'number', 'bigint'),
  defaultNetwork: /* @__PURE__ */ typed('string', 'number'),
  decode,
  aptosNode: /* @__PURE__ */ oneOf('gateway', 'fullnode'),
  product: text,
  headers,
  validate: { demand: "takes the `answers` of 'ledgerline/zod/…'", accepts: areSchemas },
  hooks: { demand: 'takes object or a list of objects', accepts: areHooks, fields: hooks, called: true },
  limiter: { demand: 'takes object with a method acquire', accepts: (value) => isFunction(Object(value).acquire) },
}

/** What the options of one call accept. */
export const callOptionRules: RulesOf<CallOptions> = {
  signal: {
    demand: 'takes an AbortSignal, such as controller.signal',
    accepts: (value) => value === null || (isObject(value) && 'aborted' in value),
  },
  timeout: duration,
  retries: count,
  headers,
  decode,
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isPair(value: unknown): boolean {
  return Array.isArray(value) && typeof value[1] === 'string'
}

function areSchemas(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((schema) => isFunction(Object(schema).safeParse))
}

function areHooks(value: unknown): boolean {
  return [value].flat().every((entry) => hasFields(entry) || (entry === undefined && Array.isArray(value)))
}

/** A text, or an object with a text per API, and for APIs with networks a text per network. */
function hostsRule(names: Readonly<Record<string, boolean>>): Rule {
  const perNetwork: RulesOf<NetworkHosts> = { mainnet: text, testnet: text, devnet: text }
  const rule = typed('string', 'object')
  const rules = Object.entries(names).map(([api, hasNetworks]) => [
    api,
    hasNetworks ? { ...rule, fields: perNetwork } : text,
  ])
  return { ...rule, fields: Object.fromEntries(rules) }
}
