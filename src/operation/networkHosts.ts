/** Hosts of an API by network. A network that you leave out keeps the provider's host, if there is one. */
export interface NetworkHosts {
  readonly mainnet?: string | undefined
  readonly testnet?: string | undefined
  readonly devnet?: string | undefined
}
