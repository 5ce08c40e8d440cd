import type { ClientOptions } from '../../src/index.js'
import type { Document } from '../document/document.js'

/** The server that a probe asks. */
export interface Target {
  /** As `createCaller` takes it; absent for the provider's own. */
  readonly baseUrl: ClientOptions['baseUrl']
  readonly kind: 'provider' | 'local' | 'other'
}

/**
 * Reads where an API is served.
 *
 * @param url - of the API; without a path, of a server that has each API under its name
 * @throws {Error} for what is no URL.
 */
export function targetOf(url: string | undefined, api: string, { servers }: Document): Target {
  if (url === undefined) return { baseUrl: undefined, kind: 'provider' }
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new Error(`--base-url takes a URL, such as http://127.0.0.1:4010, not ${url}`)
  const { pathname, hostname, host, protocol } = new URL(url)
  const isProvider = protocol === 'https:' && servers.some((server) => new URL(server.url).host === host)
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return {
    baseUrl: pathname === '/' && !isProvider ? url.replace(/\/$/, '') : { [api]: url },
    kind: isProvider ? 'provider' : isLocal ? 'local' : 'other',
  }
}

/**
 * The key of a probe: the given one, or that of the environment, which goes to the provider's hosts alone. A server on
 * this machine is sent a text that is no key.
 *
 * @throws {Error} where there is none.
 */
export function keyFor({ kind }: Target, given: string | undefined, environment: NodeJS.ProcessEnv): string {
  const found =
    given ?? (kind === 'provider' ? environment.LEDGERLINE_API_KEY || environment.MORALIS_API_KEY : undefined)
  if (found) return found
  if (kind === 'local') return 'probe'
  const reason =
    kind === 'other' ? 'the key of the environment goes to the provider alone' : 'LEDGERLINE_API_KEY is not set'
  throw new Error(`Give a key with --api-key: ${reason}`)
}
