/** What a page knows around a value: its row, and the chain of the call. */
export interface ValueContext {
  readonly row: unknown
  readonly chain: string | undefined
  /** The Aptos network of the call. */
  readonly network: string | undefined
  /** The Solana network of the call. */
  readonly solana?: string | undefined
  /** What was asked, where that is known. */
  readonly call?: { readonly id: string; readonly input: Readonly<Record<string, unknown>> }
}
