import { plainText } from './thrownText.js'
import { withoutWalletKeys } from './walletKeys.js'

/**
 * Formats a value for a message, truncated to `limit` characters. An object becomes `an object`, and keys of wallets are
 * redacted. No more of a long text is looked at, which could be longer than a regular expression can hold. Line breaks,
 * which could pass for hints, and control characters, which terminals obey, become spaces.
 */
export function truncate(value: unknown, limit = 200): string {
  const text =
    typeof value === 'object' && value ? 'an object' : withoutWalletKeys(plainText(value).slice(0, limit + 1000))
  return (text.length > limit ? `${text.slice(0, limit - 1)}…` : text).replace(/[\p{C}\s]/gu, ' ')
}
