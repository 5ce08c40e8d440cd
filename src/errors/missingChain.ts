/** A chain that a response over many chains lacks, wholly or in part. */
export interface MissingChain {
  /** The chain's id: `0x1`, `solana-mainnet`, `bitcoin-mainnet`. An unknown id is given as the service sent it. */
  readonly chain: string
  /**
   * `failed`: the service could not read the chain. `unsupported`: the operation does not serve a chain that you named.
   * `transactions`: some transactions of the chain are missing.
   */
  readonly reason: 'failed' | 'unsupported' | 'transactions'
  /** The service's error code, such as `INTERNAL_SERVER_ERROR`. */
  readonly code?: string
  /** What the service says about it, or how many transactions are missing. */
  readonly message?: string
}
