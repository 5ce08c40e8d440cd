import { type QueryKey, skipToken } from '@tanstack/react-query'
import type { Caller } from '../client/caller.js'
import { isObject } from '../operation/formats/plain.js'
import { assertOperation, type Operation } from '../operation/operation.js'

/** What a query caches: the answer of one call, or pages. They never share a key, because their data differ. */
export type Kept = 'answer' | 'pages'

/**
 * Creates the key of a query: `['ledgerline', api, operation id, kind, request]`, so that a prefix of it matches every
 * query of an operation or of an API.
 *
 * The request is the URL, with the inputs encoded and defaults filled in, and the body. Both are text, so the key holds
 * no bigint. The order of inputs, the case of an address and the spelling of a chain do not matter; base URL and
 * default chain do.
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
    return { url, ...(body !== undefined && { body: sorted(body) }) }
  } catch (error) {
    return { invalid: String(error) }
  }
}

/** JSON text with the fields of every object in alphabetical order. */
const sorted = (json: string): string => JSON.stringify(JSON.parse(json), inOrder)

const inOrder = (_key: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
