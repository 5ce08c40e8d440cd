import { ConfigurationError } from '../errors/configuration.js'
import { InputError } from '../errors/input.js'
import type { Redact } from '../runtime/redaction.js'
import { rememberRedactor } from '../transport/redact.js'
import { environmentKey, usesEnvironment } from './environmentKey.js'
import type { ClientOptions } from './options.js'

/** Keeps the API key out of inputs, because errors show invalid inputs and React's query keys contain them. */
export interface KeyGuard {
  /** The option `apiKey`. A function is wrapped, so that the guard learns the key it returns. */
  readonly apiKey: ClientOptions['apiKey']
  /**
   * @throws {InputError} for an input that is the key or contains it at any depth. A long key is also found inside
   * other text, such as `Bearer …`. The error does not show the key.
   */
  assertNoKey(input: unknown): void
  /** Removes the key from a text. */
  readonly withoutKey: Redact
}

/** Creates the guard of a client. If `apiKey` is a function, the guard knows the key it returned last. */
export function createKeyGuard({ apiKey, baseUrl }: Pick<ClientOptions, 'apiKey' | 'baseUrl'>): KeyGuard {
  const isFunction = typeof apiKey === 'function'
  const isOfEnvironment = usesEnvironment({ apiKey, baseUrl })
  const redactorOf = rememberRedactor([]) // only the key
  let secret = ''
  let redact = redactorOf([])
  const learn = <Key>(key: Key): Key => {
    secret = String(key ?? '').trim() // as it is sent
    redact = redactorOf([secret])
    return key
  }
  if (!isFunction) learn(apiKey)
  return {
    apiKey: isFunction ? async () => learn(assertText(await apiKey())) : apiKey,
    withoutKey(text) {
      if (isOfEnvironment) learn(environmentKey())
      return redact(text)
    },
    assertNoKey(input) {
      if (isOfEnvironment) learn(environmentKey())
      if (secret.length < 6) return // ordinary text may contain such a short key
      const isLong = secret.length > 19
      const parts = new Set([input])
      // also visits parts added by the loop
      for (const part of parts) {
        const holdsParts = typeof part === 'object' && !ArrayBuffer.isView(part)
        if (holdsParts) for (const [name, inside] of Object.entries(part ?? {})) parts.add(name).add(inside)
        const isKey = typeof part === 'string' && (isLong ? redact(part) !== part : part.trim() === secret)
        if (isKey) throw new InputError('An input is the API key', { hints: ['Pass it as apiKey'] })
      }
    },
  }
}

/** Rejects anything but text: a function's source or a whole list of keys would be sent as text. */
function assertText<Key>(key: Key): Key {
  if (key === undefined || key === null || typeof key === 'string') return key
  throw new ConfigurationError('Invalid option: apiKey', { hints: [`Its function returned ${typeof key}, not text`] })
}
