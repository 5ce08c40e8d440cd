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
  const dispatcher = Reflect.get(globalThis, dispatcherOf(2)) ?? Reflect.get(globalThis, dispatcherOf(1))
  if (dispatcher?.constructor?.name !== 'Agent') return []
  const { protocol, hostname } = new URL(url, 'http://localhost')
  const named = [...(protocol === 'https:' ? ['https_proxy'] : []), 'http_proxy', 'all_proxy']
  const name = named.flatMap((one) => [one, one.toUpperCase()]).find(environment)
  const direct = (environment('no_proxy') || environment('NO_PROXY')).split(/[\s,]+/)
  const isDirect = (host: string): boolean => host === '*' || (host !== '' && `.${hostname}`.endsWith(dotted(host)))
  if (!name || direct.some(isDirect)) return []
  const hint = `Node ignores ${name}: set NODE_USE_ENV_PROXY=1 on Node 22.21, 24 or newer, or use undici 7 (options.md, HTTP proxy)`
  return /^all/i.test(name) ? [hint, `Name it HTTPS_PROXY: neither of them reads ${name}`] : [hint]
}

const dispatcherOf = (version: number): symbol => Symbol.for(`undici.globalDispatcher.${version}`)

const environment = (name: string): string => Reflect.get(globalThis, 'process')?.env?.[name] ?? ''

/** An entry of `NO_PROXY` as the end of a host: `example.com`, `.example.com` and `*.example.com`, with or without a port. */
const dotted = (host: string): string => `.${host.replace(/^\*?\./, '').replace(/:\d+$/, '')}`
