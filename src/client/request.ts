import { InputError } from '../errors/input.js'
import { truncate } from '../errors/truncate.js'
import { withoutWalletKeys } from '../errors/walletKeys.js'
import type { Call, CallOptions } from '../operation/call.js'
import { anything } from '../operation/decode/freeJson.js'
import { asIsoDate } from '../operation/encode/dates.js'
import { asJson } from '../operation/encode/json.js'
import { asList } from '../operation/encode/lists.js'
import { asAptosNetwork } from '../operation/encode/parsed.js'
import { jsonBody } from '../operation/encode/requestBody.js'
import { asText } from '../operation/encode/text.js'
import type { EncodeInput, InputField, Operation } from '../operation/operation.js'
import { pendingCall } from '../operation/pending.js'
import { membersOf } from '../runtime/members.js'
import type { Redact } from '../runtime/redaction.js'
import { isDate } from '../values/isDate.js'
import type { GuardedCaller } from './caller.js'
import { queryName } from './query.js'
import { withOperation } from './withOperation.js'

/** A value of a query. A `Date` is sent as ISO text. */
export type QueryValue = string | number | boolean | bigint | Date

/** A request to an endpoint that has no operation here. */
export interface CustomRequest {
  /** The API whose host, key and headers to use: `evm`, `universal`, `solana`, `aptosNode` …. */
  readonly api: string
  /**
   * GET and DELETE are retried after errors. PUT and POST are retried only after a 429 or if nothing was sent, because
   * the service uses both to create things.
   */
  readonly method: Operation['method']
  /** Path on the API's host, with its values percent-encoded, such as `/wallets/0x…/insight`. */
  readonly path: string
  /** Query parameters by wire name. A list is sent as `name[]=…`, once per entry. `network` also selects the host. */
  readonly query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>
  /** JSON body. A `bigint` is sent as decimal text; numbers from 2^53 are rejected. `null` means no body. */
  readonly body?: unknown
}

/** Hosts by API, then by network. */
type Servers = Readonly<Record<string, Operation['servers']>>

/**
 * Sends a request that has no operation, over the client's transport.
 *
 * @returns the wire JSON, with numbers beyond 2^53 as text; in `raw` they are rounded by `JSON.parse`
 * @throws {InputError} for an unknown API or field, a path that leaves the API or contains the key, or a body that is
 * JSON text.
 */
export function customRequest(
  caller: GuardedCaller,
  servers: Servers,
  given: CustomRequest,
  options?: CallOptions,
): Call<unknown> {
  try {
    assertMembers(Object(given), caller.withoutKey)
    const request = membersOf<CustomRequest, keyof CustomRequest>(Object(given), memberNames)
    assertRequest(servers, request, caller.withoutKey)
    const operation = operationOf(servers, request, caller.withoutKey)
    assertNoKeyIn(operation, caller)
    return caller.call(operation, inputOf(request), options)
  } catch (error) {
    return pendingCall(Promise.reject(error))
  }
}

const memberNames: Readonly<Record<keyof CustomRequest, 1>> = { api: 1, method: 1, path: 1, query: 1, body: 1 }

function assertMembers(request: object, withoutKey: Redact): void {
  const members = Object.keys(memberNames)
  const unknown = Object.keys(request).find((name) => !members.includes(name))
  if (unknown !== undefined) {
    throw new InputError(`Unknown input ${truncate(withoutKey(unknown), 12)}`, {
      hints: [`One of: ${members.join(', ')}; parameters go into query`],
    })
  }
}

function assertRequest(servers: Servers, request: CustomRequest, withoutKey: Redact): void {
  const { api, method, path, body } = request
  const show = (value: unknown): string => truncate(typeof value === 'string' ? withoutKey(value) : value, 12)
  if (typeof api !== 'string' || !Object.hasOwn(servers, api)) {
    throw new InputError(`There is no API '${show(api)}'`, {
      hints: [`One of: ${Object.keys(servers).join(', ')}`],
    })
  }
  if (typeof path !== 'string' || !isPath(path)) {
    throw new InputError('Invalid path', {
      hints: ['Start with /, encode values; parameters go into query'],
    })
  }
  if (typeof method !== 'string' || !/^(?:GET|POST|PUT|DELETE)$/.test(method)) {
    throw new InputError(`Invalid method: ${show(method)}`, { hints: ['GET, POST, PUT or DELETE'] })
  }
  // JSON text would be encoded a second time
  if ((method === 'GET' && isGiven(body)) || (typeof body === 'string' && /^\s*[[{]/.test(body))) {
    throw new InputError('Invalid body', { hints: ['Pass the value, not its JSON; none with GET'] })
  }
}

/** Keeps the key out of the URL, because every hop on the way may log URLs. */
function assertNoKeyIn({ path, id }: Operation, { assertNoKey }: GuardedCaller): void {
  try {
    assertNoKey([path, ...path.split('/').map(decoded)])
  } catch (error) {
    throw withOperation(error, id)
  }
}

/** A segment of a path as the service reads it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a stray percent sign
  }
}

/** Whether a text consists of URL path segments, none of which is `.` or `..`. */
function isPath(text: string): boolean {
  return /^(?:\/[\w.~!$&'()*+,;=:@%-]*)+$/.test(text) && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(text)
}

/** Builds the operation of a request, with its inputs named as they are in the request. */
function operationOf(all: Servers, { api, method, path, query, body }: CustomRequest, withoutKey: Redact): Operation {
  const servers = all[api] ?? {}
  const isByNetwork = !('' in servers)
  const names = new Set([...(isByNetwork ? ['network'] : []), ...Object.keys(query ?? {})])
  const inputs = Array.from(names, (name): InputField => {
    const wire = queryName(name, query?.[name])
    const way = isByNetwork && name === 'network' ? network : { encode: asQueryValue }
    return { name: `query.${name}`, wire, in: 'query', ...way }
  })
  const hasBody = isGiven(body)
  return {
    api,
    // a getter, because the path may contain the key, and a key that comes from a function isn't known yet
    get id() {
      return withoutWalletKeys(withoutKey(`${method} ${path}`))
    },
    method,
    idempotent: method === 'GET' || method === 'DELETE',
    path,
    servers,
    inputs: hasBody ? [...inputs, { name: 'body', wire: '', in: 'body', encode: asJson }] : inputs,
    ...(hasBody && { body: jsonBody }),
    decode: anything,
  }
}

function inputOf({ query, body }: CustomRequest): Readonly<Record<string, unknown>> {
  const pairs = Object.entries(query ?? {}).map(([name, value]): [string, unknown] => [`query.${name}`, value])
  return { ...Object.fromEntries(pairs), ...(isGiven(body) && { body }) }
}

const isGiven = (body: unknown): boolean => body !== undefined && body !== null

const network = { encode: asAptosNetwork, picksServer: true, fallback: 'defaultNetwork' } as const

const asQueryValue: EncodeInput = (value, at) => {
  if (Array.isArray(value)) return asList(value, at, asQueryValue)
  return isDate(value) ? asIsoDate(value, at) : asText(value, at)
}
