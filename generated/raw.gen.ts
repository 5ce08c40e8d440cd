// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { calls as aptosCalls } from './aptos/calls.gen.js'
import { servers as aptosServers } from './aptos/servers.gen.js'
import type { paths as AptosPaths } from './aptos/wire.js'
import { calls as evmCalls } from './evm/calls.gen.js'
import { servers as evmServers } from './evm/servers.gen.js'
import type { paths as EvmPaths } from './evm/wire.js'
import { calls as nodeCalls } from './node/calls.gen.js'
import { servers as nodeServers } from './node/servers.gen.js'
import type { paths as NodePaths } from './node/wire.js'
import { calls as streamsCalls } from './streams/calls.gen.js'
import { servers as streamsServers } from './streams/servers.gen.js'
import type { paths as StreamsPaths } from './streams/wire.js'

/**
 * The wire types of each API, as openapi-fetch takes them: `paths` as openapi-typescript writes them. Their texts are
 * those of the typed client: they name fields as it does, and say what a value reads as once it is decoded.
 */
export interface RawPaths {
  readonly aptos: AptosPaths
  readonly evm: EvmPaths
  readonly node: NodePaths
  readonly streams: StreamsPaths
}

/** What the raw client needs to know of each API. */
export const rawApis = {
  aptos: { name: 'aptos', servers: aptosServers, calls: aptosCalls },
  evm: { name: 'evm', servers: evmServers, calls: evmCalls },
  node: { name: 'node', servers: nodeServers, calls: nodeCalls },
  streams: { name: 'streams', servers: streamsServers, calls: streamsCalls },
}
