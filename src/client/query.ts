import { InputError } from '../errors/input.js'

/**
 * Returns the wire name of a query value that no document describes, percent-encoded. A list gets brackets, as with
 * `x-array`; those are not encoded, because the service reads them as they are.
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
