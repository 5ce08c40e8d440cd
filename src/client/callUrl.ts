import { ConfigurationError } from '../errors/configuration.js'
import type { EncodedCall } from '../operation/encode.js'
import type { Operation } from '../operation/operation.js'
import type { Settings } from './options.js'

/**
 * Builds the URL of a call from host, path and query.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION when no host is known for the API or the network.
 */
export function urlOf(
  { baseUrl, direct }: Pick<Settings, 'baseUrl' | 'direct'>,
  { api, servers }: Pick<Operation, 'api' | 'servers'>,
  { path, query, server }: Pick<EncodedCall, 'path' | 'query' | 'server'>,
): string {
  const hosts = baseUrl as Readonly<Record<string, string | Readonly<Record<string, string>>>> | undefined // by any name
  const chosen = typeof baseUrl === 'string' ? baseUrl && `${withoutSlash(baseUrl)}/${api}` : hosts?.[api]
  const isByNetwork = typeof chosen === 'object'
  const documented = direct === api || (isByNetwork && !server) ? '' : (servers[server] ?? servers[''])
  const base = (isByNetwork ? chosen[server] : chosen) ?? documented
  // fetch refuses a user, and a query or a fragment would swallow the path; the value is not shown, as it may hold a
  // password
  if (!/^https?:\/\/[^\s/\\@?#]+(\/[^\s\\?#]*)?$/i.test(String(base))) {
    const host = server ? `{ ${server}: ${fullUrl} }` : fullUrl
    const [problem, rule] = base
      ? ['Invalid baseUrl', ', without user, query or fragment']
      : [`No host is known for ${server && `${server} `}${api}`, '']
    throw new ConfigurationError(problem, {
      hints: [`Pass baseUrl: ${typeof baseUrl === 'string' ? fullUrl : `{ ${api}: ${host} }`}${rule}`],
    })
  }
  return withoutSlash(String(base)) + path + (query && `?${query}`)
}

const fullUrl = "'https://…'"

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')
