/** A chain that an answer over many chains lacks, wholly or in part. */
export interface MissingChain {
  /** The chain's id: `0x1`, `solana-mainnet`, `bitcoin-mainnet`; as it was sent where it is another. */
  readonly chain: string
  /**
   * `failed`: the service could not read the chain; `unsupported`: the operation does not serve a chain that you named;
   * `transactions`: some of its transactions are not in the answer.
   */
  readonly reason: 'failed' | 'unsupported' | 'transactions'
  /** The service's code of a failure, such as `INTERNAL_SERVER_ERROR`. */
  readonly code?: string
  /** What the service says about it, or how many transactions are missing. */
  readonly message?: string
}
