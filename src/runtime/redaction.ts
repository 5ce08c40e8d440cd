/** Takes secrets out of text: each is replaced with `[redacted]`. */
export interface Redact {
  (text: string): string
  /** Names of members of JSON whose values are secrets, whatever they are. */
  readonly names?: ReadonlySet<string> | undefined
  /** Takes out the secrets of the request alone, where an extended key of Bitcoin is the caller's own data. */
  readonly ofRequest?: (text: string) => string
}

/** What stands in place of a secret. */
export const REDACTED = '[redacted]'

/**
 * Takes the secrets out of a value of JSON: out of its texts and the names in it, and where a number is one. It goes by
 * the values, because in the text of JSON a secret may look like what holds it together: a header `true` is no reason
 * to make `{"valid":true}` something that is no JSON.
 *
 * @returns the same value, not a copy, where there is no secret in it
 * @throws {RangeError} when it is nested more than a thousand levels deep: more than JSON that is meant to be read.
 */
export function redactJson(value: unknown, redact: Redact, depth = 0): unknown {
  if (typeof value === 'string') return redact(value)
  if (typeof value === 'number') return redact(String(value)) === REDACTED ? REDACTED : value
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) throw new RangeError('The value is nested too deeply')
  let isChanged = false
  const keep = <Part>(before: Part, after: Part): Part => {
    if (before !== after) isChanged = true
    return after
  }
  if (Array.isArray(value)) {
    const list = value.map((entry: unknown) => keep(entry, redactJson(entry, redact, depth + 1)))
    return isChanged ? list : value
  }
  const members = Object.entries(value).map(([name, member]: [string, unknown]): [string, unknown] => [
    keep(name, redact(name)),
    keep(member, redactMember(name, member, redact, depth)),
  ])
  return isChanged ? Object.fromEntries(members) : value // it defines them, so that one named `__proto__` stays one
}

/** Takes the secrets out of a member of an object, which is one as a whole where its name says so. */
export function redactMember(name: PropertyKey, value: unknown, redact: Redact, depth = 0): unknown {
  const isSecret = typeof name === 'string' && redact.names?.has(name) && !isNothing(value)
  return isSecret ? REDACTED : redactJson(value, redact, depth + 1)
}

/**
 * Collects the texts of the members that have one of some names, at any depth, so that they are found elsewhere too.
 * Below a thousand levels it looks for none.
 */
export function secretsIn(value: unknown, names: readonly string[] = [], depth = 0): readonly string[] {
  if (names.length === 0 || typeof value !== 'object' || value === null || depth > deepest) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    names.includes(name) && typeof member !== 'object' ? [String(member ?? '')] : secretsIn(member, names, depth + 1),
  )
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

const deepest = 1000
