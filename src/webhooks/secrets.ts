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
  if (secrets.length === 0 || !secrets.every(isFilled)) {
    throw new InputError('Param secret is required', {
      hints: ['the secret of your streams, from their settings; is the environment variable set?'],
    })
  }
  return secrets.filter(isFilled).map((text) => new TextEncoder().encode(text))
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''
