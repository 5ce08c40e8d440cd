import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { mayBePrivateKey, privateKeyHint } from '../errors/walletKeys.js'

/** Creates the error for a value that is no address. A value that may be a private key is not in it. */
export function notAnAddress(value: unknown, hints: readonly string[]): InputError {
  return new InputError(`Invalid address provided: ${shownAddress(value)}`, {
    hints: mayBePrivateKey(value) ? [privateKeyHint, ...hints] : hints,
  })
}

/** Formats what stands where an address belongs for a message, unless it may be a private key. */
export const shownAddress = (value: unknown, limit?: number): string =>
  mayBePrivateKey(value) ? '[redacted]' : truncate(value, limit)
