import { InputError } from '../errors/input.js'
import type { Call, CallOptions } from '../operation/call.js'
import { asJson } from '../operation/inputs.js'
import type { InputField, Operation } from '../operation/operation.js'
import { jsonBody } from '../operation/shapes.js'
import type { Caller } from './caller.js'

/** A request to an API that its document does not know. */
export interface CustomRequest {
  /** The API whose host, key and headers to use: `evm`, `aptos`, `node` or `streams`. */
  readonly api: string
  readonly method: Operation['method']
  /** Path on the API's host, its values percent-encoded, as `/wallets/0x…/insight`. */
  readonly path: string
  /** Query by wire names; a list is repeated. */
  readonly query?: Readonly<Record<string, string | number | boolean | bigint | readonly (string | number | bigint)[]>>
  /** JSON body; bigints travel as decimal text. */
  readonly body?: unknown
}

/**
 * Sends a request that no operation describes, over the client's transport.
 *
 * @returns the wire JSON
 * @throws {InputError} for an API that does not exist or a path that leaves it.
 */
export function customRequest(
  caller: Caller,
  servers: Readonly<Record<string, Operation['servers']>>,
  { api, method, path, query = {}, body }: CustomRequest,
  options?: CallOptions,
): Call<unknown> {
  const check = (): readonly string[] => {
    if (!Object.hasOwn(servers, api)) {
      throw new InputError(`There is no API '${api}'`, { hints: [`One of: ${Object.keys(servers).join(', ')}`] })
    }
    if (!/^(?:\/[\w.~!$&'()*+,;=:@%-]*)+$/.test(path) || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) {
      throw new InputError(`Path '${path}' is not valid`, { hints: ['It starts with / and holds encoded segments'] })
    }
    return [] // nothing of it travels
  }
  const field = (name: string, place: 'query' | 'body'): InputField => ({
    name,
    wire: place === 'query' ? name : '',
    in: place,
    encode: asJson,
  })
  const operation: Operation = {
    api,
    id: `${method} ${path}`,
    method,
    path,
    servers: servers[api] ?? {},
    inputs: [
      // Checked where inputs are, so that a bad request rejects like any other input.
      { ...field('', 'query'), encode: check, fallback: { value: true } },
      ...Object.keys(query).map((name) => field(name, 'query')),
      ...(body === undefined ? [] : [field(' body', 'body')]),
    ],
    ...(body !== undefined && { body: jsonBody }),
    decode: (wire) => wire,
  }
  return caller.call(operation, { ...query, ...(body !== undefined && { ' body': body }) }, options)
}
