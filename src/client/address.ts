import { ConfigurationError } from '../errors/request.js'
import type { EncodedCall } from '../operation/encode.js'
import type { Operation } from '../operation/operation.js'
import type { Settings } from './options.js'

/**
 * The address of a call: host, path and query.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION when no host is known for the API or the network.
 */
export function addressOf(
  { baseUrl, direct }: Pick<Settings, 'baseUrl' | 'direct'>,
  { api, servers }: Pick<Operation, 'api' | 'servers'>,
  { path, query, server }: Pick<EncodedCall, 'path' | 'query' | 'server'>,
): string {
  const own = typeof baseUrl === 'object' ? baseUrl[api] : baseUrl && `${baseUrl}/${api}`
  const base = (typeof own === 'object' ? own[server] : own) ?? (direct === api ? '' : (servers[server] ?? servers['']))
  if (!/^https?:\/\//.test(String(base))) {
    const host = server ? `{ ${server}: 'https://…' }` : "'https://…'"
    throw new ConfigurationError(`No host is known for ${server} ${api}`, {
      hints: [`Pass baseUrl: { ${api}: ${host} }`],
    })
  }
  const search = String(new URLSearchParams(query)).replaceAll('%5B%5D', '[]')
  return (base + path).replace(/(?<!:)\/+/g, '/') + (search && `?${search}`)
}
