import * as aptos from '../../../generated/aptos/servers.gen.js'
import * as evm from '../../../generated/evm/servers.gen.js'
import * as node from '../../../generated/node/servers.gen.js'
import * as solana from '../../../generated/solana/servers.gen.js'
import * as streams from '../../../generated/streams/servers.gen.js'

/** Where a request goes: to the host of which APIs, which of them may have its operation, and its path after their base. */
export interface Place {
  readonly hosts: readonly string[]
  readonly apis: readonly string[]
  readonly path: string
}

/**
 * Finds the APIs of a URL: those at a host of the provider, which some share, else those at the one that the path names,
 * as `/evm` of `http://127.0.0.1:4010/evm/dateToBlock`. `undefined` for a URL of none.
 */
export function placeOf({ origin, pathname }: URL, apis: readonly string[]): Place | undefined {
  const url = origin + pathname
  const names = [...new Set(apis.flatMap((api) => [api, ...hostsOf(api)]))]
  const bases = names.flatMap((name) => Object.values(tables[name]?.servers ?? {}).map((base) => ({ name, base })))
  const own = bases.filter(({ base }) => url === base || url.startsWith(`${base}/`))
  const [first] = own
  const at = (hosts: readonly string[], path: string): Place => ({
    hosts,
    apis: apis.filter((api) => hosts.some((host) => host === api || hostsOf(api).includes(host))),
    path,
  })
  if (first) return at([...new Set(own.map(({ name }) => name))], url.slice(first.base.length))
  const segments = pathname.split('/')
  const place = segments.findIndex((segment) => names.includes(segment))
  const [host, ...rest] = place < 0 ? [] : segments.slice(place)
  return host === undefined ? undefined : at([host], rest.map((segment) => `/${segment}`).join(''))
}

const tables: Readonly<Record<string, Pick<typeof evm, 'servers' | 'guestOf'>>> = { evm, aptos, node, solana, streams }

/** The other APIs at whose hosts an API has operations. */
const hostsOf = (api: string): readonly string[] => tables[api]?.guestOf ?? []
