// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { calls as aptosCalls } from './aptos/calls.gen.js'
import { servers as aptosServers } from './aptos/servers.gen.js'
import type { paths as AptosPaths } from './aptos/wire.js'
import { calls as aptosNodeCalls } from './aptosNode/calls.gen.js'
import { servers as aptosNodeServers } from './aptosNode/servers.gen.js'
import type { paths as AptosNodePaths } from './aptosNode/wire.js'
import { calls as authCalls } from './auth/calls.gen.js'
import { servers as authServers } from './auth/servers.gen.js'
import type { paths as AuthPaths } from './auth/wire.js'
import { calls as evmCalls } from './evm/calls.gen.js'
import { servers as evmServers } from './evm/servers.gen.js'
import type { paths as EvmPaths } from './evm/wire.js'
import { calls as solanaCalls } from './solana/calls.gen.js'
import { servers as solanaServers } from './solana/servers.gen.js'
import type { paths as SolanaPaths } from './solana/wire.js'
import { calls as streamsCalls } from './streams/calls.gen.js'
import { servers as streamsServers } from './streams/servers.gen.js'
import type { paths as StreamsPaths } from './streams/wire.js'
import { calls as universalCalls } from './universal/calls.gen.js'
import { servers as universalServers } from './universal/servers.gen.js'
import type { paths as UniversalPaths } from './universal/wire.js'

/**
 * The wire types of each API, as openapi-fetch takes them: `paths` as openapi-typescript writes them. Their texts are
 * those of the typed client: they name fields as it does, and say what a value reads as once it is decoded.
 */
export interface RawPaths {
  readonly aptos: AptosPaths
  readonly aptosNode: AptosNodePaths
  readonly auth: AuthPaths
  readonly evm: EvmPaths
  readonly solana: SolanaPaths
  readonly streams: StreamsPaths
  readonly universal: UniversalPaths
}

/** What the raw client needs to know about each API. */
export const rawApis = {
  aptos: { name: 'aptos', servers: aptosServers, calls: aptosCalls },
  aptosNode: { name: 'aptosNode', servers: aptosNodeServers, calls: aptosNodeCalls },
  auth: { name: 'auth', servers: authServers, calls: authCalls },
  evm: { name: 'evm', servers: evmServers, calls: evmCalls },
  solana: { name: 'solana', servers: solanaServers, calls: solanaCalls },
  streams: { name: 'streams', servers: streamsServers, calls: streamsCalls },
  universal: { name: 'universal', servers: universalServers, calls: universalCalls },
}
