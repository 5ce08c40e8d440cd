import { baseOf } from '../client/callUrl.js'
import { queryName } from '../client/query.js'
import type { Settings } from '../client/settings.js'
import { encodeCall } from '../operation/encode/encode.js'
import { assertAnswered } from '../operation/encode/fullnodeOnly.js'
import { inputsOf } from '../operation/encode/inputs.js'
import { asJoined } from '../operation/encode/lists.js'
import { isolated } from '../operation/isolated.js'
import type { EncodeInput, InputField, Operation } from '../operation/operation.js'
import type { RawCall } from '../operation/rawCall.js'
import { onPage } from '../transport/globalFetch.js'
import { parseAptosNetwork } from '../values/networks.js'

/** What the documents say about an API, for the raw client. */
export interface RawApi {
  readonly name: string
  readonly servers: Readonly<Record<string, string>>
  /** By method and path. */
  readonly calls: Readonly<Record<string, RawCall>>
}

/** How openapi-fetch writes the URL of one call. */
export interface RawWriters {
  readonly pathSerializer?: ((url: string, values: Readonly<Record<string, unknown>>) => string) | undefined
  readonly querySerializer?: unknown
}

/** The hosts of an API's calls, and how their URLs are written. */
export interface RawUrls {
  /** The host of the default network, with the prefix of every path. */
  readonly base: string
  /**
   * Returns serializers that write the URL of a call as the typed client does. The user's own take precedence.
   *
   * @throws {ConfigurationError} for a call that only a plain node serves and that would go to the gateway.
   */
  writersOf(call: RawCall, documentPath: string, own: RawWriters): RawWriters
  /** Returns the URL on the host of the network that its query names. */
  onNetwork(url: string): string
  /** Returns the base URL of a call that has its own hosts. */
  ownBase(call: RawCall): string | undefined
  /** Returns the base URL of the network that the query of a URL names. */
  baseOn(url: string): string
}

/**
 * Creates the URLs of an API.
 *
 * @throws {InputError} for an unknown default network.
 */
export function createUrls({ name, servers }: RawApi, settings: Settings): RawUrls {
  const isDirect = settings.direct === name
  const isByNetwork = !('' in servers)
  const hostOf = (network: unknown = settings.defaultNetwork): string => {
    const server = isByNetwork ? parseAptosNetwork(String(network)) : ''
    return onPage(baseOf(settings, { api: name, servers }, server))
  }
  const networkIn = (url: string): string | undefined =>
    (isByNetwork && new URL(url).searchParams.get('network')) || undefined
  const encode = (call: RawCall, path: string, inputs: readonly InputField[], values: object) => {
    const operation = {
      ...call,
      fullnodeOnly: false, // `writersOf` has checked it
      api: name,
      method: 'GET',
      path,
      servers,
      inputs,
      decode: (wire: unknown) => wire,
    } as const
    return encodeCall(isolated<Operation>(operation), inputsOf(operation, values), settings)
  }

  return {
    base: hostOf(),
    writersOf(call, documentPath, own) {
      assertAnswered(call, isDirect)
      const template = (isDirect && call.fullnodePath) || call.path || documentPath
      const onWire = (url: string) => url.slice(0, url.length - documentPath.length) + template
      const {
        pathSerializer = (url, values) => encode(call, url, pathFields(url, values), values).path,
        querySerializer = (values: object) => encode(call, '', queryFields(values, call), values).query,
      } = own
      return { pathSerializer: (url, values) => pathSerializer(onWire(url), values), querySerializer }
    },
    onNetwork(url) {
      const network = networkIn(url)
      if (network === undefined) return url
      const from = spelled(hostOf())
      const there = url.startsWith(`${from}/`) ? spelled(hostOf(network)) + url.slice(from.length) : url
      // a plain node serves one network and doesn't know this parameter
      return isDirect ? there.replace(/([?&])network=[^&]*&?/, '$1').replace(/[?&]$/, '') : there
    },
    ownBase: ({ host = name, servers: own }) => own && onPage(baseOf(settings, { api: host, servers: own }, '')),
    baseOn: (url) => hostOf(networkIn(url)),
  }
}

/** Returns a host as it appears in the URL of a request. */
const spelled = (host: string): string => new URL(host).href.replace(/\/+$/, '')

/** Returns the inputs of a path, all of them required. */
function pathFields(template: string, values: object): readonly InputField[] {
  const names = new Set([...(template.match(/(?<=\{)\w+(?=\})/g) ?? []), ...Object.keys(values)])
  return Array.from(names, (name) => isolated({ name, wire: name, in: 'path', encode: String, required: true }))
}

function queryFields(values: object, { joined, repeated }: RawCall): readonly InputField[] {
  return Object.entries(values).map(([name, value]) => {
    if (joined?.includes(name))
      return isolated({ name, wire: name, in: 'query', encode: (list, at) => asJoined(list, at, asSent) })
    const wire = repeated?.includes(name) ? name : queryName(name, value)
    return isolated({ name, wire, in: 'query', encode: asSent })
  })
}

const asSent: EncodeInput = (value) =>
  Array.isArray(value) ? value.filter((one) => one !== undefined && one !== null).map(String) : String(value)
