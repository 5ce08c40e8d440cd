/** The block of a delivery. */
export interface EventBlock {
  readonly chainId: string
  /** 0 for the mempool. */
  readonly number: bigint
  /** Spelled alike in every delivery; for the mempool a name that no block has. */
  readonly hash: string
  /** How it is named by deliveries that leave its hash out, if there are such. */
  readonly alias?: string | undefined
  /** `undefined` if the service didn't send it: then the time of receipt stands for it. */
  readonly timestamp: Date | undefined
  /** The stage of its events, unless the inbox knows better. */
  readonly stage: 'pending' | 'provisional' | 'final'
}
