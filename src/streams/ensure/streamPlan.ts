/** What `ensureStream` does to a stream, or would do in a dry run. */
export interface StreamPlan {
  /** Whether a stream is created. */
  readonly create: boolean
  /** Names of the options in which the stream differs, such as `webhookUrl`. */
  readonly update: readonly string[]
  /** Whether the stream is brought back to `active`, from `error` or from `paused`. */
  readonly activate: boolean
  /** How many addresses are added. */
  readonly add: number
  /** How many addresses are removed. */
  readonly remove: number
  /** The first 100 addresses that are added, and that are removed. */
  readonly first: { readonly add: readonly string[]; readonly remove: readonly string[] }
  /**
   * The terminated stream whose place the stream takes, with its addresses; `undefined` if there is none. A terminated
   * stream can't be resumed.
   */
  readonly replaces: string | undefined
  /**
   * Which blocks were missed, in a sentence for your log; `undefined` if none were. It is set with `replaces`, and if
   * the stream is brought back from `error`.
   */
  readonly missed: string | undefined
  /** Ids of other streams with the same tag. They aren't touched, and deliver too: delete those you don't need. */
  readonly duplicates: readonly string[]
  /**
   * Why nothing is removed although you passed `remove`, in a sentence for your log; `undefined` if that isn't so. It
   * is set if another process created the stream after your addresses were read.
   */
  readonly removalSkipped: string | undefined
}
