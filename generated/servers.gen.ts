// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import { servers as aptosServers } from './aptos/servers.gen.js'
import { servers as aptosNodeServers } from './aptosNode/servers.gen.js'
import { servers as authServers } from './auth/servers.gen.js'
import { servers as evmServers } from './evm/servers.gen.js'
import { servers as solanaServers } from './solana/servers.gen.js'
import { servers as streamsServers } from './streams/servers.gen.js'
import { servers as universalServers } from './universal/servers.gen.js'

/** The hosts of each API by network; under the empty name where an API has one for all. */
export const serversOfApis: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  aptos: aptosServers,
  aptosNode: aptosNodeServers,
  auth: authServers,
  evm: evmServers,
  solana: solanaServers,
  streams: streamsServers,
  universal: universalServers,
}

/** The other APIs on whose hosts an API has operations. */
export const hostsOfApis: Readonly<Record<string, readonly string[]>> = {
  solana: ['evm'],
}
