/**
 * One thing that a published document says otherwise than ours. What is missing is in theirs alone, what is extra in
 * ours alone.
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
  /** What ours says, where it says something. */
  readonly ours?: string
  readonly theirs?: string
}

/** What two sets of values differ by, if they do. */
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
