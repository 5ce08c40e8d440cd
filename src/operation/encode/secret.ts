import { InputError } from '../../errors/input.js'
import type { EncodeInput } from '../operation.js'

/** A secret, encoded like any other value, except that no error shows it. */
export function asSecret(value: unknown, at: string, encode: EncodeInput): unknown {
  try {
    return encode(value, at)
  } catch {
    const hints = ['It is a secret, so its value is not shown']
    throw new InputError(`Param ${at} is not valid: got ${value === null ? 'null' : typeof value}`, { hints })
  }
}
