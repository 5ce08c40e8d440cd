import { ConfigurationError } from '../errors/configuration.js'

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
