import { withoutExtendedKeys } from './extendedKey.js'
import { plainText } from './thrownText.js'

/**
 * Formats a value for a message, cut to `limit` characters. An object is shown as `an object`. What a terminal or a log
 * would obey is a space: line breaks, which could pass for hints, and characters that move the cursor or turn the text
 * around. Extended keys are not shown.
 */
export function truncate(value: unknown, limit = 200): string {
  const text = typeof value === 'object' && value ? 'an object' : withoutExtendedKeys(plainText(value))
  return (text.length > limit ? `${text.slice(0, limit - 1)}…` : text).replace(/[\p{C}\s]/gu, ' ')
}
