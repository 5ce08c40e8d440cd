/** Replaces each secret in a text by `[redacted]`. */
export interface Redact {
  (text: string): string
  /** Names of JSON members whose values are always secrets. */
  readonly names?: ReadonlySet<string> | undefined
  /** Replaces only the secrets of the request, where what looks like a key of a wallet is the caller's own data. */
  readonly ofRequest?: (text: string) => string
}

/** What stands in place of a secret. */
export const REDACTED = '[redacted]'

/**
 * Removes the secrets of a request from a cursor, and nothing else: a long one may spell a key of a wallet by chance, and
 * whoever continues a list needs all of it.
 */
export const redactCursor = (cursor: string, redact: Redact): string => (redact.ofRequest ?? redact)(cursor)

/**
 * Removes the secrets from a JSON value: from texts, names and numbers. It works on values, because in JSON text a
 * secret may look like syntax: a header with the value `true` must not turn `{"valid":true}` into invalid JSON.
 *
 * @returns the same value, not a copy, if there is no secret in it
 * @throws {RangeError} if it is nested more than a thousand levels deep
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
  return isChanged ? Object.fromEntries(members) : value // `fromEntries` keeps a member named `__proto__`
}

/** Removes the secrets from a member of an object, or all of it if its name says that it is a secret. */
export function redactMember(name: PropertyKey, value: unknown, redact: Redact, depth = 0): unknown {
  const isSecret = typeof name === 'string' && redact.names?.has(name) && !isNothing(value)
  return isSecret ? REDACTED : redactJson(value, redact, depth + 1)
}

/**
 * Collects the values of members with given names, at any depth down to a thousand levels, so that they can be redacted
 * elsewhere too.
 */
export function secretsIn(value: unknown, names: readonly string[] = [], depth = 0): readonly string[] {
  if (names.length === 0 || typeof value !== 'object' || value === null || depth > deepest) return []
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    names.includes(name) && typeof member !== 'object' ? [String(member ?? '')] : secretsIn(member, names, depth + 1),
  )
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

const deepest = 1000
