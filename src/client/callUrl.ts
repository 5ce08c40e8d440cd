import { ConfigurationError } from '../errors/configuration.js'
import type { EncodedCall } from '../operation/encode/encode.js'
import type { Operation } from '../operation/operation.js'
import { memberOf } from '../runtime/members.js'
import type { Settings } from './settings.js'

/** Path and query of a call, below its base URL. */
export function pathOf({ path, query }: Pick<EncodedCall, 'path' | 'query'>): string {
  return path + (query && `?${query}`)
}

/**
 * The base URL of a call: host and whatever comes before the path of every call, without a slash at its end.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION when no host is known for the API or the network.
 */
export function baseOf(
  { baseUrl, direct }: Pick<Settings, 'baseUrl' | 'direct'>,
  { api: own, host: api = own, servers }: Pick<Operation, 'api' | 'host' | 'servers'>,
  server: string,
): string {
  const chosen = typeof baseUrl === 'string' ? baseUrl && `${withoutSlash(baseUrl)}/${api}` : hostIn(baseUrl, api)
  const isByNetwork = typeof chosen === 'object' && chosen !== null
  const documented = direct === api || (isByNetwork && !server) ? '' : (hostIn(servers, server) ?? hostIn(servers, ''))
  const base = (isByNetwork ? hostIn(chosen, server) : chosen) ?? documented
  // fetch refuses a user, and a query or a fragment would swallow the path; the value is not shown, as it may hold a
  // password; a path is of the page's own origin, while `//` would be another host
  if (!/^(https?:\/\/[^\s/\\@?#]+(\/[^\s\\?#]*)?|\/[^\s/\\?#][^\s\\?#]*)$/i.test(String(base))) {
    const host = server ? `{ ${server}: ${fullUrl} }` : fullUrl
    const [problem, rule] = base
      ? ['Invalid baseUrl', ', without user, query or fragment']
      : [`No host is known for ${server && `${server} `}${api}`, '']
    throw new ConfigurationError(problem, {
      hints: [`Pass baseUrl: ${typeof baseUrl === 'string' ? fullUrl : `{ ${api}: ${host} }`}${rule}`],
    })
  }
  return withoutSlash(String(base))
}

/** The host, or hosts, that an object has under a name. */
const hostIn = (hosts: object | undefined, name: string): unknown => hosts && memberOf(hosts, name)

const fullUrl = "'https://…'"

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')
