import type { Client } from 'openapi-fetch'
import { type RawPaths, rawApis } from '../generated/raw.gen.js'
import type { ClientOptions } from './client/options.js'
import { ConfigurationError } from './errors/configuration.js'
import { truncate } from './errors/truncate.js'
import { createWireClient } from './raw/rawClient.js'

export type { FetchResponse } from 'openapi-fetch' // a user's declarations name it
export type { RawPaths } from '../generated/raw.gen.js'

/** An openapi-fetch client of one API, typed by its `paths`. */
export interface RawClient<Api extends keyof RawPaths> extends Client<RawPaths[Api]> {}

/**
 * Creates a client typed by the wire: openapi-fetch over our transport. Names, numbers and times are as the service
 * sends them; nothing is decoded. URLs are written as by the typed client: a call whose path or query does not fit in a
 * URL rejects with an `InputError`. Of the hooks, `onIssue` and `onUnknownFields` are never called;
 * a call is told to them once it has its headers, and as failed where its answer is an `error`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown API, or an unknown or invalid option.
 * @throws {InputError} for an unknown `defaultNetwork` of `aptos` and `aptosNode`, whose host it selects.
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
