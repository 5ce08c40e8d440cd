import { ConfigurationError } from '../errors/configuration.js'

/**
 * Completes a URL that begins with `/`, which is of the page's own origin; any other is left as it is.
 *
 * @throws {ConfigurationError} INVALID_CONFIGURATION where there is no page.
 */
export function onPage(url: string): string {
  if (!url.startsWith('/')) return url
  const origin: unknown = Reflect.get(globalThis, 'location')?.origin
  if (typeof origin === 'string' && /^https?:/.test(origin)) return origin + url
  throw new ConfigurationError('Invalid baseUrl', {
    hints: ["Pass baseUrl: 'https://…', or a fetch that completes one that begins with /: there is no page here"],
  })
}
