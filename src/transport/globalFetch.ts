import { ConfigurationError } from '../errors/configuration.js'

/** The global `fetch`, looked up for each request, so that it can be replaced. On a page, it completes a path. */
export const globalFetch: typeof fetch = (url, init) => fetch(typeof url === 'string' ? onPage(url) : url, init)

/**
 * Adds the page's origin to a URL that begins with `/`. Any other URL is returned unchanged.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION if there is no page.
 */
export function onPage(url: string): string {
  if (!url.startsWith('/')) return url
  const origin: unknown = Reflect.get(globalThis, 'location')?.origin
  if (typeof origin === 'string' && /^https?:/.test(origin)) return origin + url
  throw new ConfigurationError('Invalid baseUrl', {
    hints: ["Pass baseUrl: 'https://…', or a fetch that completes URLs that begin with /: there is no page here"],
  })
}

/**
 * Returns what to do if the environment names a proxy for a URL, but the global `fetch` goes past it. Only Node's does,
 * and has then no dispatcher but its `Agent`.
 */
export function proxyHints(url: string): readonly string[] {
  const global = (key: PropertyKey) => Reflect.get(globalThis, key)
  const dispatcher = (version: number) => global(Symbol.for(`undici.globalDispatcher.${version}`))
  if ((dispatcher(2) ?? dispatcher(1))?.constructor?.name !== 'Agent') return []
  const { env } = global('process')
  const { protocol, hostname } = new URL(url, 'http://localhost')
  const variable = protocol.replace(':', '_proxy')
  const name = [variable, variable.toUpperCase()].find((one) => env[one])
  const direct = (env.no_proxy || env.NO_PROXY || '').split(/[\s,]+/)
  if (!name || direct.some((host: string) => host && hostname.endsWith(host.replace(/^\*?\.?/, '')))) return []
  return [
    `Node ignores ${name}: set NODE_USE_ENV_PROXY=1 on Node 22.21, 24 or newer, or use undici 7 (options.md, HTTP proxy)`,
  ]
}
