import { InputError } from '../errors/input.js'

/**
 * Returns the percent-encoded wire name of a query value that no document describes. A list gets brackets, which aren't
 * encoded, because the service expects them as they are.
 *
 * @throws {InputError} for a name with lone surrogates, which cannot be encoded.
 */
export function queryName(name: string, value: unknown): string {
  const plain = name.replace(/\[\]$/, '')
  try {
    return encodeURIComponent(plain) + (Array.isArray(value) || plain !== name ? '[]' : '')
  } catch {
    throw new InputError('Invalid query name', { hints: ['Use text that a URL can hold'] })
  }
}
