/** What the provider says about the present and the end of an operation. */
export interface Lifecycle {
  /**
   * `live`: it is served; `announced`: its removal has a day; `removed`: the provider has ended it; `unproven`: nothing
   * shows that it is still served.
   */
  readonly status: 'live' | 'announced' | 'removed' | 'unproven'
  /** Day of the removal, ISO. */
  readonly on?: string
  /** The last day on which the removal may have been, ISO, where its own day is not known. */
  readonly goneBy?: string
  /** Id of the operation that replaces it, or comes closest; `api.id` where it is of another API. */
  readonly replacement?: string
  /** The lowest of the provider's plans that may call it. */
  readonly plan?: string
  /** Set where only the provider's gateway has ended it, and a plain node still answers it. */
  readonly host?: 'gateway'
}

/** Formats when an operation ended or will end, as the end of a sentence; `undefined` for one that stays. */
export function endOf({ status, on, goneBy }: Lifecycle): string | undefined {
  if (status === 'announced') return `announced its removal${on ? ` for ${on}` : ''}`
  if (status !== 'removed') return undefined
  return on || !goneBy ? `removed it${on ? ` on ${on}` : ''}` : `had removed it by ${goneBy}`
}

/** Whether an operation is removed, or was to be by a day. */
export function isGone({ status, on }: Lifecycle, day: string): boolean {
  return status === 'removed' || (status === 'announced' && on !== undefined && on <= day)
}
