import createFetchClient, { type Client } from 'openapi-fetch'
import { servers as aptos } from '../generated/aptos/servers.gen.js'
import type { paths as AptosPaths } from '../generated/aptos/wire.js'
import { servers as evm } from '../generated/evm/servers.gen.js'
import type { paths as EvmPaths } from '../generated/evm/wire.js'
import { servers as node } from '../generated/node/servers.gen.js'
import type { paths as NodePaths } from '../generated/node/wire.js'
import { servers as streams } from '../generated/streams/servers.gen.js'
import type { paths as StreamsPaths } from '../generated/streams/wire.js'
import type { ClientOptions } from './client/options.js'
import { rawOptions } from './raw/rawClient.js'

/** The wire of each API as openapi-fetch wants it: `paths` as openapi-typescript writes them. */
export interface RawPaths {
  readonly evm: EvmPaths
  readonly aptos: AptosPaths
  readonly node: NodePaths
  readonly streams: StreamsPaths
}

const hosts = { evm, aptos, node, streams }

/**
 * Creates a client typed by the wire: openapi-fetch over our transport. Names, numbers and times are as the service
 * sends them; nothing is decoded.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an option that cannot be meant.
 * @example
 * const raw = createRawClient('evm', { apiKey })
 * const { data, error } = await raw.GET('/{address}/balance', { params: { path: { address } } })
 */
export function createRawClient<Api extends keyof RawPaths>(api: Api, options: ClientOptions): Client<RawPaths[Api]> {
  return createFetchClient<RawPaths[Api]>(rawOptions(api, hosts[api], options))
}
