import { hostsOfApis, serversOfApis } from '../../../generated/servers.gen.js'

/** Where a request goes: to the host of which APIs, which of them may have its operation, and its path after their base. */
export interface Place {
  readonly hosts: readonly string[]
  readonly apis: readonly string[]
  readonly path: string
}

/**
 * Finds the APIs of a URL: those at a host of the provider, which some share, else those at the one that the path names,
 * as `/evm` of `http://127.0.0.1:4010/evm/dateToBlock`, else that of a plain Aptos node. `undefined` for a URL of none.
 */
export function placeOf({ origin, hostname, pathname }: URL, apis: readonly string[]): Place | undefined {
  const url = origin + pathname
  const names = [...new Set(apis.flatMap(hostsOf))]
  const bases = names.flatMap((name) => Object.values(serversOfApis[name] ?? {}).map((base) => ({ name, base })))
  const own = bases.filter(({ base }) => url === base || url.startsWith(`${base}/`))
  const [first] = own
  const at = (hosts: readonly string[], path: string): Place => ({
    hosts,
    apis: apis.filter((api) => hostsOf(api).some((host) => hosts.includes(host))),
    path,
  })
  if (first) return at([...new Set(own.map(({ name }) => name))], url.slice(first.base.length))
  const segments = pathname.split('/')
  const place = segments.findIndex((segment) => names.includes(segment))
  const [host, ...rest] = place < 0 ? [] : segments.slice(place)
  if (host !== undefined) return at([host], rest.map((segment) => `/${segment}`).join(''))
  const [, ofNode] = plainNode.test(hostname) ? (nodePath.exec(pathname) ?? []) : []
  return ofNode === undefined ? undefined : at(['aptosNode'], ofNode)
}

/** The host of a plain node, which is nobody's: `fullnode.mainnet.aptoslabs.com`, `aptos-mainnet.example.com`. */
const plainNode = /(^|[.-])(fullnode|aptos(labs)?)([.-]|$)/

/** Whatever a host of several nodes puts before it, their API begins with its version. */
const nodePath = /\/v1(\/.*)?$/

/** The APIs at whose hosts an API has operations, itself among them. */
const hostsOf = (api: string): readonly string[] => [api, ...(hostsOfApis[api] ?? [])]
