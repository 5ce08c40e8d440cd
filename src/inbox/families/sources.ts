/** The part of a client that a sweep uses. Clients made by `createClient` have it. */
export interface SweepClient {
  /** For events of EVM chains. */
  readonly evm?: EvmSource | undefined
  /** For events of Bitcoin. */
  readonly universal?: UniversalSource | undefined
}

/** What a sweep asks about EVM chains. */
export interface EvmSource {
  getLatestBlockNumber(input: { readonly chain: string }): PromiseLike<bigint>
  getTransaction(input: {
    readonly chain: string
    readonly transactionHash: string
  }): PromiseLike<{ readonly blockHash: string } | null>
  /** If this is missing, a transaction that isn't found proves nothing. */
  getBlock?(input: {
    readonly chain: string
    readonly blockNumberOrHash: string
  }): PromiseLike<{ readonly hash: string; readonly number?: bigint | number | null | undefined } | null>
}

/** What a sweep asks about Bitcoin. It reads `blockHash`, `blockHeight`, `blockTime` and `meta.syncedAt`. */
export interface UniversalSource {
  getTransactionByHash(input: { readonly chainAlias: string; readonly txHash: string }): PromiseLike<object | null>
}

/** Where your Solana RPC has seen a transaction, as `getSignatureStatuses` and `getTransaction` return it. */
export interface SolanaStatus {
  readonly slot: bigint | number
  /** Only `finalized` decides. If it is absent, as in what `getTransaction` returns, the transaction counts as finalized. */
  readonly confirmationStatus?: string | null | undefined
}

/** What a sweep asks, besides the database. */
export interface SweepSources {
  readonly client: SweepClient
  readonly resolve: ((signature: string) => PromiseLike<SolanaStatus | null | undefined>) | undefined
}
