import { hostsOfApis, serversOfApis } from '../../../generated/servers.gen.js'
import { entryName } from '../../operation/entryName.js'

/**
 * Where a request goes: the APIs whose host it is, the APIs that may have its operation, and its path after their base.
 */
export interface Place {
  readonly hosts: readonly string[]
  readonly apis: readonly string[]
  readonly path: string
}

/**
 * Finds the APIs of a URL: those of the provider's host, which some share; else the one that the path names, such as
 * `/evm` in `http://127.0.0.1:4010/evm/dateToBlock`; else that of a plain Aptos node. Returns `undefined` if there is
 * none.
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
  const place = segments.findIndex((segment) => apiAt(segment, names))
  const [segment = '', ...rest] = place < 0 ? [] : segments.slice(place)
  const host = apiAt(segment, names)
  if (host !== undefined) return at([host], rest.map((segment) => `/${segment}`).join(''))
  const [, ofNode] = plainNode.test(hostname) ? (nodePath.exec(pathname) ?? []) : []
  return ofNode === undefined ? undefined : at(['aptosNode'], ofNode)
}

/** Finds the API that a segment of a path names: as its entry is called, or as recordings and URLs of 0.1 spell it. */
export const apiAt = (segment: string, apis: readonly string[]): string | undefined =>
  apis.find((api) => segment === entryName(api) || segment === api)

/** Hosts of plain nodes, such as `fullnode.mainnet.aptoslabs.com` and `aptos-mainnet.example.com`. */
const plainNode = /(^|[.-])(fullnode|aptos(labs)?)([.-]|$)/

/** The path of a node's API starts with its version. Hosts with several nodes may put something before it. */
const nodePath = /\/v1(\/.*)?$/

/** Returns the APIs whose hosts serve operations of an API, including itself. */
const hostsOf = (api: string): readonly string[] => [api, ...(hostsOfApis[api] ?? [])]
