import type { ClientOptions } from '../../src/index.js'
import type { Document } from '../document/document.js'

/** The server that a probe calls. */
export interface Target {
  /** The option of `createCaller`; absent for the provider's own host. */
  readonly baseUrl: ClientOptions['baseUrl']
  readonly kind: 'provider' | 'local' | 'other'
}

/**
 * Finds the server of an API.
 *
 * @param url - URL of the API or, without a path, of a server that has each API under its name
 * @throws {Error} for an invalid URL.
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
 * Returns the key of a probe: the one that was passed, or that of the environment, which is sent only to the provider's
 * hosts. A server on this machine gets a placeholder.
 *
 * @throws {Error} if there is no key.
 */
export function keyFor({ kind }: Target, given: string | undefined, environment: NodeJS.ProcessEnv): string {
  const found =
    given ?? (kind === 'provider' ? environment.LEDGERLINE_API_KEY || environment.MORALIS_API_KEY : undefined)
  if (found) return found
  if (kind === 'local') return 'probe'
  const reason =
    kind === 'other' ? 'the key of the environment is sent only to the provider' : 'LEDGERLINE_API_KEY is not set'
  throw new Error(`Pass a key with --api-key: ${reason}`)
}
