import { fingerprint, halfOf } from '../runtime/fingerprint.js'
import { REDACTED } from '../runtime/redaction.js'

/**
 * The secrets in a base URL: node providers put the token of an account into its path, `https://host/v2/<token>`. A
 * segment of 20 characters or more is one when it has letters, and digits or upper-case letters beside them; words
 * alone, such as `blockchain-data-of-ours`, are a name.
 *
 * @returns each as it is written, and decoded where that differs
 */
export function secretsOfBase(base: string): readonly string[] {
  const found = segmentsOf(base).filter(isToken)
  return [...new Set([...found, ...found.map(decoded)])]
}

/**
 * A base URL with its secrets masked, each in its own way: two accounts on one host stay two, also where the URL is the
 * key of a cache.
 */
export function maskedBase(base: string): string {
  const parts = base.split('/')
  const path = segmentsOf(base).map((segment) =>
    isToken(segment) ? `${REDACTED}-${halfOf(fingerprint(segment))}` : segment,
  )
  return [...parts.slice(0, hostParts), ...path].join('/')
}

/** `https:`, nothing, and the host. */
const hostParts = 3

const segmentsOf = (base: string): readonly string[] => base.split('/').slice(hostParts)

const isToken = (segment: string): boolean => segment.length >= 20 && /[a-z]/i.test(segment) && /[\dA-Z]/.test(segment)

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a stray percent sign
  }
}
