/** Hosts of an API by network. A network that is not named keeps the provider's host, if there is one. */
export interface NetworkHosts {
  readonly mainnet?: string | undefined
  readonly testnet?: string | undefined
  readonly devnet?: string | undefined
}
