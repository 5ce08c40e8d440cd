import { serversOfApis } from '../../../generated/servers.gen.js'

/** Where a request goes: to which APIs it may be, and its path after their base. */
export interface Place {
  readonly apis: readonly string[]
  readonly path: string
}

/**
 * Finds the APIs of a URL: those at a host of the provider, which some share, else the one that the path names, as
 * `/evm` of `http://127.0.0.1:4010/evm/dateToBlock`. `undefined` for a URL of none.
 */
export function placeOf({ origin, pathname }: URL, apis: readonly string[]): Place | undefined {
  const url = origin + pathname
  const bases = apis.flatMap((api) => Object.values(serversOfApis[api] ?? {}).map((base) => ({ api, base })))
  const own = bases.filter(({ base }) => url === base || url.startsWith(`${base}/`))
  const [first] = own
  if (first) return { apis: [...new Set(own.map(({ api }) => api))], path: url.slice(first.base.length) }
  const segments = pathname.split('/')
  const place = segments.findIndex((segment) => apis.includes(segment))
  const [api, ...rest] = place < 0 ? [] : segments.slice(place)
  return api === undefined ? undefined : { apis: [api], path: rest.map((segment) => `/${segment}`).join('') }
}
