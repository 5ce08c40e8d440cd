import { type QueryKey, skipToken } from '@tanstack/react-query'
import type { Caller } from '../client/caller.js'
import { extendedKey } from '../errors/extendedKey.js'
import { errorText } from '../errors/thrownText.js'
import { isObject } from '../operation/decode/plain.js'
import { assertOperation, type Operation } from '../operation/operation.js'
import { fingerprint, halfOf } from '../runtime/fingerprint.js'

/** What a query caches: the answer of one call, or pages. They never share a key, because their data differ. */
export type Kept = 'answer' | 'pages'

/**
 * Creates the key of a query: `['ledgerline', api, operation id, kind, request]`, so that a prefix of it matches every
 * query of an operation or of an API.
 *
 * The request is the URL, with the inputs encoded and defaults filled in, and the body. Both are text, so the key holds
 * no bigint. The order of inputs, the case of an address and the spelling of a chain do not matter; base URL and
 * default chain do. Dehydrated state shows keys to everybody, so a fingerprint stands for the base URL, which may be of
 * an internal server; `prepare` has masked a token in it. Of an operation with a secret, another stands for the body.
 *
 * @returns a key for every input, because keys are made while rendering. For an input that cannot be encoded, the
 * reason takes the place of the request, and the query fails with it.
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

/** A fingerprint stands for an extended key of Bitcoin, which shows all addresses of a wallet. */
const withMaskedKeys = (path: string): string =>
  path.replace(extendedKey, (key) => halfOf(fingerprint(key)))

/** What comes before the path of an operation in a URL: all that is not a value of the call. */
function baseIn(url: string, operation: Operation): string {
  const { path, fullnodePath = path } = operation
  const ends = [path, fullnodePath].map((template) => template.replace(/\W/g, '\\$&').replace(/\\\{.*?\\\}/g, '[^/?]+'))
  return url.replace(new RegExp(`(?:${ends.join('|')})(?:\\?.*)?$`), '')
}

const bodyIn = (operation: Operation, json: string): string =>
  Object.hasOwn(operation, 'secrets') ? halfOf(fingerprint(json)) : json

/** JSON text with the fields of every object in alphabetical order. */
const sorted = (json: string): string => JSON.stringify(JSON.parse(json), inOrder)

const inOrder = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
