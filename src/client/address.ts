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
  settings: Settings,
  operation: Pick<Operation, 'api' | 'servers'>,
  call: Pick<EncodedCall, 'path' | 'query' | 'server'>,
): string {
  const base = baseOf(settings, operation, call.server).replace(/\/+$/, '')
  const query = call.query.map(([name, value]) => `${encodeName(name)}=${encodeURIComponent(value)}`).join('&')
  return `${base}${call.path}${query ? `?${query}` : ''}`
}

function baseOf(
  { baseUrl, direct }: Settings,
  { api, servers }: Pick<Operation, 'api' | 'servers'>,
  server: string,
): string {
  if (typeof baseUrl === 'string') return `${absolute(baseUrl).replace(/\/+$/, '')}/${api}`
  const own = baseUrl?.[api]
  const base = typeof own === 'string' ? own : own?.[server]
  if (base) return absolute(base)
  const known = direct.includes(api) ? undefined : (servers[server] ?? servers[''])
  if (known) return known
  throw new ConfigurationError(`No host is known for ${server ? `${server} of ` : ''}the ${api} API`, {
    hints: [`name one: createClient({ baseUrl: { ${api}: ${server ? `{ ${server}: 'https://…' }` : "'https://…'"} } })`],
  })
}

function absolute(url: string): string {
  if (/^https?:\/\/[^/]/i.test(url)) return url
  throw new ConfigurationError(`Option baseUrl is not valid: expected http(s)://…, got '${url}'`)
}

/** Brackets of array names travel as they are, as the service expects them. */
const encodeName = (name: string): string => encodeURIComponent(name).replace('%5B%5D', '[]')
