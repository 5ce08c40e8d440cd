import type { Client } from 'openapi-fetch'
import { calls as aptosCalls } from '../generated/aptos/calls.gen.js'
import { servers as aptosServers } from '../generated/aptos/servers.gen.js'
import type { paths as AptosPaths } from '../generated/aptos/wire.js'
import { calls as authCalls } from '../generated/auth/calls.gen.js'
import { servers as authServers } from '../generated/auth/servers.gen.js'
import type { paths as AuthPaths } from '../generated/auth/wire.js'
import { calls as evmCalls } from '../generated/evm/calls.gen.js'
import { servers as evmServers } from '../generated/evm/servers.gen.js'
import type { paths as EvmPaths } from '../generated/evm/wire.js'
import { calls as nodeCalls } from '../generated/node/calls.gen.js'
import { servers as nodeServers } from '../generated/node/servers.gen.js'
import type { paths as NodePaths } from '../generated/node/wire.js'
import { calls as solanaCalls } from '../generated/solana/calls.gen.js'
import { servers as solanaServers } from '../generated/solana/servers.gen.js'
import type { paths as SolanaPaths } from '../generated/solana/wire.js'
import { calls as streamsCalls } from '../generated/streams/calls.gen.js'
import { servers as streamsServers } from '../generated/streams/servers.gen.js'
import type { paths as StreamsPaths } from '../generated/streams/wire.js'
import { assertOptions } from './arguments/rules.js'
import { clientOptionRules } from './client/optionRules.js'
import type { ClientOptions } from './client/options.js'
import { ConfigurationError } from './errors/configuration.js'
import { excerpt } from './errors/excerpt.js'
import { createWireClient } from './raw/rawClient.js'

export type { FetchResponse } from 'openapi-fetch' // a user's declarations name it

/**
 * The wire types of each API, as openapi-fetch takes them: `paths` as openapi-typescript writes them. Their texts are those
 * of the typed client: they name fields as it does, and say what a value reads as once it is decoded.
 */
export interface RawPaths {
  readonly evm: EvmPaths
  readonly aptos: AptosPaths
  readonly node: NodePaths
  readonly solana: SolanaPaths
  readonly auth: AuthPaths
  readonly streams: StreamsPaths
}

/** An openapi-fetch client of one API, typed by its `paths`. */
export interface RawClient<Api extends keyof RawPaths> extends Client<RawPaths[Api]> {}

const apis = {
  evm: { name: 'evm', servers: evmServers, calls: evmCalls },
  aptos: { name: 'aptos', servers: aptosServers, calls: aptosCalls },
  node: { name: 'node', servers: nodeServers, calls: nodeCalls },
  solana: { name: 'solana', servers: solanaServers, calls: solanaCalls },
  auth: { name: 'auth', servers: authServers, calls: authCalls },
  streams: { name: 'streams', servers: streamsServers, calls: streamsCalls },
}

/**
 * Creates a client typed by the wire: openapi-fetch over our transport. Names, numbers and times are as the service
 * sends them; nothing is decoded. URLs are written as by the typed client: a call whose path or query does not fit in a
 * URL rejects with an `InputError`.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION for an unknown API, or an unknown or invalid option.
 * @throws {InputError} for an unknown `defaultNetwork` of `aptos` and `node`, whose host it selects.
 * @example
 * const raw = createRawClient('evm', { apiKey })
 * const { data, error } = await raw.GET('/{address}/balance', { params: { path: { address } } })
 */
export function createRawClient<Api extends keyof RawPaths>(api: Api, options: ClientOptions = {}): RawClient<Api> {
  if (typeof api !== 'string' || !Object.hasOwn(apis, api)) {
    throw new ConfigurationError(`There is no API '${excerpt(api, 12)}'`, {
      hints: [`The first argument of createRawClient is one of: ${Object.keys(apis).join(', ')}`],
    })
  }
  assertOptions(options, clientOptionRules)
  return createWireClient<RawPaths[Api]>(apis[api], options)
}
