/**
 * One thing that a published document says differently than ours. `missing` is only in theirs, `extra` is only in ours.
 */
export interface Difference {
  readonly kind: 'missing' | 'extra' | 'different'
  readonly what:
    | 'operation'
    | 'path'
    | 'parameter'
    | 'body'
    | 'answer'
    | 'field'
    | 'member'
    | 'type'
    | 'value'
    | 'required'
    | 'deprecated'
  /** Where in the operation, such as `query limit` or `answer.result[].name`; empty for the operation itself. */
  readonly where: string
  /** What ours says, if anything. */
  readonly ours?: string
  readonly theirs?: string
}

/** Returns how two sets of values differ, if they do. */
export function setDifference(
  what: Difference['what'],
  where: string,
  ours: readonly string[],
  theirs: readonly string[],
): readonly Difference[] {
  const missing = theirs.filter((one) => !ours.includes(one))
  const extra = ours.filter((one) => !theirs.includes(one))
  return [
    ...(missing.length > 0 ? [{ kind: 'missing' as const, what, where, theirs: missing.join(', ') }] : []),
    ...(extra.length > 0 ? [{ kind: 'extra' as const, what, where, ours: extra.join(', ') }] : []),
  ]
}
