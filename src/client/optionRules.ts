import type { OptionRule } from '../arguments/rules.js'
import type { CallOptions } from '../operation/call.js'
import type { RetryPolicy } from '../transport/retry.js'
import type { ClientHooks } from './hooks.js'
import type { ApiHosts, ClientOptions, NetworkHosts } from './options.js'

// Records, so that an option added to a type but not here does not compile.

type RulesOf<Options> = Readonly<Record<keyof Options, OptionRule>>

const text: OptionRule = { types: ['string'] }
const count: OptionRule = { types: ['number'] }
const milliseconds: OptionRule = { types: ['number'], noun: 'a number of milliseconds' }
const headers: OptionRule = { types: ['object'], pairs: true }
const method: OptionRule = { types: ['function'] }
const decode: OptionRule = { types: ['string'], values: ['tolerant', 'strict'] }

const networks: RulesOf<NetworkHosts> = { mainnet: text, testnet: text, devnet: text }
const byNetwork: OptionRule = { types: ['string', 'object'], fields: networks }
const hosts: RulesOf<ApiHosts> = {
  evm: text,
  aptos: byNetwork,
  node: byNetwork,
  solana: text,
  auth: text,
  streams: text,
}
const policy: RulesOf<RetryPolicy> = {
  limit: count,
  minDelay: milliseconds,
  maxDelay: milliseconds,
  shouldRetry: method,
}
const hooks: RulesOf<ClientHooks> = {
  onRequest: method,
  onResponse: method,
  onRetry: method,
  onIssue: method,
  onUnknownFields: method,
  onDeprecated: method,
}

/** What the options of a client accept. */
export const clientOptionRules: RulesOf<ClientOptions> = {
  apiKey: { types: ['string', 'function', 'null'] },
  baseUrl: { types: ['string', 'object'], fields: hosts },
  fetch: method,
  timeout: milliseconds,
  retries: { types: ['number', 'object'], fields: policy },
  maxBody: { types: ['number'], noun: 'a number of bytes' },
  // Unknown chains and networks are refused by the calls, with an InputError, like those in inputs.
  defaultChain: { types: ['string', 'number', 'bigint'] },
  defaultNetwork: { types: ['string', 'number'] },
  decode,
  node: { types: ['string'], values: ['gateway', 'fullnode'] },
  product: text,
  headers,
  validate: { types: ['object'], each: 'safeParse', noun: "the `answers` of 'ledgerline/zod/…'" },
  hooks: { types: ['object'], fields: hooks },
  limiter: { types: ['object'], method: 'acquire' },
}

/** What the options of one call accept. */
export const callOptionRules: RulesOf<CallOptions> = {
  signal: { types: ['object', 'null'], member: 'aborted', noun: 'an AbortSignal, such as controller.signal' },
  timeout: milliseconds,
  retries: count,
  headers,
  decode,
}
