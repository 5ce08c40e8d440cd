import type { Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'

/** The secret of your streams, or a list of secrets while you replace it. */
export type Secret = string | readonly string[]

/**
 * Where a handler finds its secret: the secret itself, or a function that returns it, which is called for each delivery.
 * `undefined` or blank text, as of an unset variable, fails the first request instead of the build that only loads your
 * module.
 */
export type SecretSource = Secret | undefined | (() => Secret | undefined | PromiseLike<Secret | undefined>)

/**
 * Reads the secret.
 *
 * @throws {InputError} `Param secret is required` if there is none.
 */
export async function readSecret(source: SecretSource): Promise<Secret> {
  const secret = typeof source === 'function' ? await source() : source
  assertSecret(secret)
  return secret
}

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

/** The rule of the option `secret`: one, several, or a function. Whether one is there, the first request finds out. */
export const secretRule: Rule = {
  demand: 'takes text, a list of texts, or a function that returns it: the one in the settings of your streams',
  accepts: (secret) => typeof secret === 'function' || [secret].flat().every((one) => typeof one === 'string'),
}

/** @throws {InputError} `Param secret is required`, like `secretBytes`. */
export function assertSecret(secret: unknown): asserts secret is Secret {
  secretBytes(secret as Secret) // checks each one
}

const isSecret = (secret: unknown): secret is string => typeof secret === 'string' && secret.trim() !== ''

function bytesOf(secret: unknown): Uint8Array {
  if (isSecret(secret)) return new TextEncoder().encode(secret)
  throw new InputError('Param secret is required', {
    hints: ['Text, or a list of texts: the one in the settings of your streams'],
  })
}
