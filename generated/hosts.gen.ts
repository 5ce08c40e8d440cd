// Generated from specs/. Do not edit: change the document or codegen/ and run `npm run generate`.
import type { NetworkHosts } from '../src/operation/networkHosts.js'

/**
 * Hosts by API. An API that you leave out keeps the provider's host. A plain node (`aptosNode: 'fullnode'`) has no
 * default host.
 */
export interface ApiHosts {
  readonly aptos?: string | NetworkHosts | undefined
  readonly aptosNode?: string | NetworkHosts | undefined
  readonly auth?: string | undefined
  readonly evm?: string | undefined
  readonly solana?: string | undefined
  readonly streams?: string | undefined
  readonly universal?: string | undefined
}

/** Whether an API has one host per network. */
export const hasNetworkHosts: Readonly<Record<keyof ApiHosts, boolean>> = {
  aptos: true,
  aptosNode: true,
  auth: false,
  evm: false,
  solana: false,
  streams: false,
  universal: false,
}
