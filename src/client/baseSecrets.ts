import { fingerprint, halfOf } from '../runtime/fingerprint.js'
import { REDACTED } from '../runtime/redaction.js'

/**
 * Returns the secrets in a base URL. Node providers put an account's token into its path: `https://host/v2/<token>`. A
 * segment counts as a token if it has 20 characters or more, with letters and also digits or upper-case letters.
 * Lower-case words, such as `blockchain-data-of-ours`, are a name.
 *
 * @returns each secret as it is written, and percent-decoded if that differs
 */
export function secretsOfBase(base: string): readonly string[] {
  const found = segmentsOf(base).filter(isToken)
  return [...new Set([...found, ...found.map(decoded)])]
}

/**
 * Masks the secrets in a base URL. Each mask contains a fingerprint, so two accounts on one host stay apart in a cache
 * that is keyed by URL.
 */
export function maskedBase(base: string): string {
  const parts = base.split('/')
  const path = segmentsOf(base).map((segment) =>
    isToken(segment) ? `${REDACTED}-${halfOf(fingerprint(segment))}` : segment,
  )
  return [...parts.slice(0, hostParts), ...path].join('/')
}

/** How many parts of a split URL come before its path: `https:`, an empty text, and the host. */
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
