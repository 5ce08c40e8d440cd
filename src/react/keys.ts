import { type QueryKey, skipToken } from '@tanstack/react-query'
import type { Caller } from '../client/caller.js'
import { errorText } from '../errors/thrownText.js'
import { walletKey } from '../errors/walletKeys.js'
import { isObject } from '../operation/decode/plain.js'
import { assertOperation, type Operation } from '../operation/operation.js'
import { fingerprint, halfOf } from '../runtime/fingerprint.js'

/** What a query caches: the response of one call, or pages. They never share a key, because their data differ. */
export type Kept = 'answer' | 'pages'

/**
 * Creates the key of a query: `['ledgerline', api, operation id, kind, request]`. A prefix of it matches every query of
 * an operation or of an API.
 *
 * The request is the URL, with encoded inputs and defaults, and the body. Both are text, so keys contain no bigint. The
 * order of inputs, the case of an address and the spelling of a chain don't matter; base URL and default chain do.
 * Everybody can read the keys in dehydrated state, so the base URL, which may be internal, is replaced by a fingerprint
 * (`prepare` has already masked a token in it), and so is the body of an operation with a secret.
 *
 * @returns a key for every input, because keys are created while rendering. For an invalid input, the key has the
 * reason in place of the request, and the query fails with it.
 * @throws {ConfigurationError} INVALID_CONFIGURATION for anything but an operation.
 */
export function keyOf(client: Caller, operation: Operation, input: unknown, kept: Kept): QueryKey {
  assertOperation(operation)
  const request = input === skipToken ? 'skipped' : requestOf(client, operation, input)
  return ['ledgerline', operation.api, operation.id, kept, request]
}

function requestOf(client: Caller, operation: Operation, input: unknown): Readonly<Record<string, string>> {
  try {
    const { url, body } = client.prepare(operation, input)
    const base = baseIn(url, operation)
    return {
      url: fingerprint(base) + withMaskedKeys(url.slice(base.length)),
      ...(body !== undefined && { body: bodyIn(operation, sorted(body)) }),
    }
  } catch (error) {
    return { invalid: errorText(error) }
  }
}

/** Replaces an extended key of Bitcoin, which shows all addresses of a wallet, by a fingerprint. */
const withMaskedKeys = (text: string): string => text.replace(walletKey, (key) => halfOf(fingerprint(key)))

/** Returns the part of a URL before the operation's path. */
function baseIn(url: string, operation: Operation): string {
  const { path, fullnodePath = path } = operation
  const ends = [path, fullnodePath].map((template) => template.replace(/\W/g, '\\$&').replace(/\\\{.*?\\\}/g, '[^/?]+'))
  return url.replace(new RegExp(`(?:${ends.join('|')})(?:\\?.*)?$`), '')
}

const bodyIn = (operation: Operation, json: string): string =>
  Object.hasOwn(operation, 'secrets') ? halfOf(fingerprint(json)) : json

/** Sorts the fields of every object in JSON text. */
const sorted = (json: string): string => JSON.stringify(JSON.parse(json), inOrder)

const inOrder = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
