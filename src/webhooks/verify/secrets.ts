import type { Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'

/** The secret of your streams, or a list of secrets while you replace it. */
export type Secret = string | readonly string[]

/**
 * Returns the bytes of each secret.
 *
 * @throws {InputError} `Param secret is required` if there is none or one is blank: with a blank secret, anyone could
 * sign.
 */
export function secretBytes(secret: Secret): readonly [Uint8Array, ...Uint8Array[]] {
  const [first, ...others] = [secret].flat().map(bytesOf)
  return [first ?? bytesOf(undefined), ...others]
}

/** The rule of the option `secret`: one or several. */
export const secretRule: Rule = {
  demand: 'takes text, or a list of texts: the one in the settings of your streams',
  accepts: (secret) => [secret].flat().every(isSecret) && [secret].flat().length > 0,
  required: true,
}

/** @throws {InputError} `Param secret is required`, like `secretBytes`. */
export function assertSecret(secret: unknown): void {
  secretBytes(secret as Secret) // checks each one
}

const isSecret = (secret: unknown): secret is string => typeof secret === 'string' && secret.trim() !== ''

function bytesOf(secret: unknown): Uint8Array {
  if (isSecret(secret)) return new TextEncoder().encode(secret)
  throw new InputError('Param secret is required', {
    hints: ['Text, or a list of texts: the one in the settings of your streams'],
  })
}
