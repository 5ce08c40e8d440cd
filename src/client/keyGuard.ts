import { InputError } from '../errors/input.js'
import { type Redact, rememberRedactor } from '../transport/redact.js'
import type { ClientOptions } from './options.js'

/** Keeps the key out of inputs: errors show what they refuse, and React's keys hold them. */
export interface KeyGuard {
  /** The option, by which the guard learns what a function gives. */
  readonly apiKey: ClientOptions['apiKey']
  /** @throws {InputError} for an input that is the key, or holds it at any depth; it does not show it. */
  assertNoKey(input: unknown): void
  /** Takes the key out of a text. */
  readonly withoutKey: Redact
}

/** Creates the guard of a client. A key that a function gives is known once it has been given. */
export function createKeyGuard(apiKey: ClientOptions['apiKey']): KeyGuard {
  const isGiven = typeof apiKey === 'function'
  const redactorOf = rememberRedactor()
  let secret = ''
  let redact = redactorOf([])
  const learn = <Key>(key: Key): Key => {
    secret = String(key ?? '').trim() // as it travels
    redact = redactorOf([secret])
    return key
  }
  if (!isGiven) learn(apiKey)
  return {
    apiKey: isGiven ? async () => learn(await apiKey()) : apiKey,
    withoutKey: (text) => redact(text),
    assertNoKey(input) {
      if (secret.length < 6) return // a short one stands in other texts too
      const parts = new Set([input])
      for (const part of parts) {
        // reaches what is added on the way
        const isOpen = typeof part === 'object' && !ArrayBuffer.isView(part)
        if (isOpen) for (const inside of Object.entries(part ?? {}).flat()) parts.add(inside)
        const isKey = typeof part === 'string' && part.trim() === secret
        if (isKey) throw new InputError('An input is the API key', { hints: ['It is an option'] })
      }
    },
  }
}
