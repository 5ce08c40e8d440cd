import { excerpt } from '../errors/excerpt.js'
import { InputError } from '../errors/input.js'
import type { Call, CallOptions } from '../operation/call.js'
import { asIsoDate } from '../operation/dateInputs.js'
import { asAptosNetwork, asJson, asList, asText } from '../operation/inputs.js'
import type { EncodeInput, InputField, Operation } from '../operation/operation.js'
import { jsonBody } from '../operation/shapes.js'
import type { Caller } from './caller.js'

/** A value of a query; a `Date` travels as ISO text. */
export type QueryValue = string | number | boolean | bigint | Date

/** A request to an API that its document does not know. */
export interface CustomRequest {
  /** The API whose host, key and headers to use: `evm`, `aptos`, `node` or `streams`. */
  readonly api: string
  readonly method: Operation['method']
  /** Path on the API's host, its values percent-encoded, as `/wallets/0x…/insight`. */
  readonly path: string
  /** Query by wire names. A list travels as `name[]=…`, once for each entry; a `network` also picks the host. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>
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
      throw new InputError(`Path '${excerpt(path)}' is not valid`, {
        hints: ['It starts with / and holds encoded segments'],
      })
    }
    if (!/^(?:GET|POST|PUT|DELETE)$/.test(method)) {
      throw new InputError(`Method '${excerpt(method)}' is not valid`, { hints: ['GET, POST, PUT or DELETE'] })
    }
    return [] // nothing of it travels
  }
  const known = servers[api] ?? {}
  const operation: Operation = {
    api,
    id: `${method} ${path}`,
    method,
    path,
    servers: known,
    inputs: [
      // Checked where inputs are, so that a bad request rejects like any other input.
      { name: '', wire: '', in: 'query', encode: check, fallback: { value: true } },
      ...queryFields(query, !('' in known)),
      ...(body === undefined ? [] : [{ name: BODY, wire: '', in: 'body', encode: asJson } as const]),
    ],
    ...(body !== undefined && { body: jsonBody }),
    decode: (wire) => wire,
  }
  return caller.call(operation, { ...query, ...(body !== undefined && { [BODY]: body }) }, options)
}

// no name of a query
const BODY = ' body'

function queryFields(query: Readonly<Record<string, unknown>>, isByNetwork: boolean): readonly InputField[] {
  const names = new Set([...(isByNetwork ? ['network'] : []), ...Object.keys(query)])
  return Array.from(names, (name) => ({
    name,
    wire: Array.isArray(query[name]) && !name.endsWith('[]') ? `${name}[]` : name,
    in: 'query',
    ...(isByNetwork && name === 'network' ? network : { encode: asQueryValue }),
  }))
}

const network = { encode: asAptosNetwork, picksServer: true, fallback: { option: 'defaultNetwork' } } as const

const asQueryValue: EncodeInput = (value, at) =>
  Array.isArray(value)
    ? asList(value, at, asQueryValue)
    : value instanceof Date
      ? asIsoDate(value, at)
      : asText(value, at)
