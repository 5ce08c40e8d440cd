import { InputError } from '../errors/input.js'

/** The secret of the streams, or several of them while one replaces another. */
export type Secret = string | readonly string[]

/**
 * Gives the bytes of each secret.
 *
 * @throws {InputError} `Param secret is required` when there is none or one is blank: with a blank secret anybody could
 * sign.
 */
export function secretBytes(secret: Secret): readonly Uint8Array[] {
  const secrets: readonly unknown[] = Array.isArray(secret) ? secret : [secret]
  const bytes = secrets.filter(isFilled).map((text) => new TextEncoder().encode(text))
  if (bytes.length > 0 && bytes.length === secrets.length) return bytes
  throw new InputError('Param secret is required', { hints: ['it is in the settings of your streams'] })
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''
