/** What the provider says about the state and the end of an operation. */
export interface Lifecycle {
  /**
   * `live`: the service has it. `announced`: its removal is announced. `removed`: the provider has ended it.
   * `unproven`: nothing shows whether the service still has it.
   */
  readonly status: 'live' | 'announced' | 'removed' | 'unproven'
  /** ISO date of the removal. */
  readonly on?: string
  /** ISO date by which it was removed, if the exact date isn't known. */
  readonly goneBy?: string
  /** Id of the operation that replaces it or comes closest; `api.id` if it belongs to another API. */
  readonly replacement?: string
  /** The lowest plan of the provider that may call it. */
  readonly plan?: string
  /** Set if only the provider's gateway has ended it, while a plain node still serves it. */
  readonly host?: 'gateway'
}

/** Formats when an operation ended or will end, as the end of a sentence; `undefined` if it doesn't end. */
export function endOf({ status, on, goneBy }: Lifecycle): string | undefined {
  if (status === 'announced') return `announced its removal${on ? ` for ${on}` : ''}`
  if (status !== 'removed') return undefined
  return on || !goneBy ? `removed it${on ? ` on ${on}` : ''}` : `had removed it by ${goneBy}`
}

/** Returns whether an operation is removed, or its announced removal is due by a day. */
export function isGone({ status, on }: Lifecycle, day: string): boolean {
  return status === 'removed' || (status === 'announced' && on !== undefined && on <= day)
}
