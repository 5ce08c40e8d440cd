import { InputError } from '../errors/input.js'
import { mayBePrivateKey, privateKeyHint } from '../errors/walletKeys.js'
import { shownAddress } from './notAnAddress.js'

/** Reference to a field of the transaction a stream trigger runs on, such as `$from` or `$contract`. */
export type Selector = `$${string}`

/**
 * Parses a selector.
 *
 * @throws {InputError} `Invalid selector string provided` unless it is `$` and a name, which may continue with dots and
 * indexes in brackets: `$args.owner`.
 */
export function parseSelector(value: string): Selector {
  if (isSelector(value)) return value
  throw new InputError('Invalid selector string provided', {
    hints: [
      `$ and a name, like $from; got ${shownAddress(value, 80)}`,
      ...(mayBePrivateKey(value) ? [privateKeyHint] : []),
    ],
  })
}

/** Returns whether a value is a selector, rather than an address. */
export function isSelector(value: unknown): value is Selector {
  return typeof value === 'string' && /^\$[\w$.[\]]+$/.test(value)
}
