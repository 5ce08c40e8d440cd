import { ConfigurationError } from '../errors/configuration.js'
import type { EncodedCall } from '../operation/encode/encode.js'
import { entryName } from '../operation/entryName.js'
import type { Operation } from '../operation/operation.js'
import { memberOf } from '../runtime/members.js'
import type { Settings } from './settings.js'

/** Returns path and query of a call, below its base URL. */
export function pathOf({ path, query }: Pick<EncodedCall, 'path' | 'query'>): string {
  return path + (query && `?${query}`)
}

/**
 * Returns the base URL of a call: the host and the prefix of every path, without a trailing slash.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION if no host is known for the API or the network, or if `baseUrl` is
 * not valid.
 */
export function baseOf(
  { baseUrl, direct }: Pick<Settings, 'baseUrl' | 'direct'>,
  { api: own, host: api = own, servers }: Pick<Operation, 'api' | 'host' | 'servers'>,
  server: string,
): string {
  const chosen =
    typeof baseUrl === 'string' ? baseUrl && `${withoutSlash(baseUrl)}/${entryName(api)}` : hostIn(baseUrl, api)
  const isByNetwork = typeof chosen === 'object' && chosen !== null
  const documented = direct === api || (isByNetwork && !server) ? '' : (hostIn(servers, server) ?? hostIn(servers, ''))
  const base = (isByNetwork ? hostIn(chosen, server) : chosen) ?? documented
  // fetch rejects a URL with a user, and a query or fragment would swallow the path. A leading `/` is the page's own
  // origin, but `//` would be another host. The error doesn't show the value, which may contain a password.
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

/** The host or hosts that an object has under a name. */
const hostIn = (hosts: object | undefined, name: string): unknown => hosts && memberOf(hosts, name)

const fullUrl = "'https://…'"

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')
