import type { Client } from 'openapi-fetch'
import { type RawPaths, rawApis } from '../generated/raw.gen.js'
import type { ClientOptions } from './client/options.js'
import { ConfigurationError } from './errors/configuration.js'
import { truncate } from './errors/truncate.js'
import { createWireClient } from './raw/rawClient.js'

export type { FetchResponse } from 'openapi-fetch' // a user's declarations name it
export type { RawPaths } from '../generated/raw.gen.js'

/** An openapi-fetch client for one API, typed by its `paths`. */
export interface RawClient<Api extends keyof RawPaths> extends Client<RawPaths[Api]> {}

/**
 * Creates a client that works with raw JSON: openapi-fetch, typed by the wire, over this package's transport.
 *
 * Nothing is decoded: names, numbers and times are as the service sends them. URLs are written as by `createClient`, so
 * a path or query that a URL can't contain rejects with an `InputError`. The hooks `onIssue` and `onUnknownFields` are
 * never called, and `onCallStart` is called once the call has its headers. For hooks, a response that you get as
 * `error` is a failed call.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown API, or an unknown or invalid option.
 * @throws {InputError} for an unknown `defaultNetwork`, if the API is `aptos` or `aptosNode`, whose host it selects.
 * @example
 * const raw = createRawClient('evm', { apiKey })
 * const { data, error } = await raw.GET('/{address}/balance', { params: { path: { address } } })
 */
export function createRawClient<Api extends keyof RawPaths>(api: Api, options: ClientOptions = {}): RawClient<Api> {
  if (typeof api !== 'string' || !Object.hasOwn(rawApis, api)) {
    throw new ConfigurationError(`There is no API '${truncate(api, 12)}'`, {
      hints: [`The first argument of createRawClient is one of: ${Object.keys(rawApis).join(', ')}`],
    })
  }
  return createWireClient<RawPaths[Api]>(rawApis[api], options)
}
