// Recognises requests that a page of another origin makes a browser send. Such a page can't read the response, but its
// requests would be sent to the service, and billed.

/**
 * Returns the origin of a foreign page: the header `Origin`, or `another site` if only `Sec-Fetch-Site` says so.
 * Clients that aren't browsers send neither.
 *
 * Pages can't set these headers. Behind another proxy, `x-forwarded-host` has the proxy's own host.
 *
 * @returns `undefined` for pages of the proxy's own origin, and for clients that aren't pages
 */
export function foreignOrigin({ headers, url }: Pick<Request, 'headers' | 'url'>): string | undefined {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return undefined
  const origin = headers.get('origin')
  if (origin === null) return site === null || site === 'none' ? undefined : 'another site'
  const hosts = [headers.get('host') ?? new URL(url).host, ...(headers.get('x-forwarded-host') ?? '').split(',')]
  return hosts.map(plainHost).includes(hostOf(origin)) ? undefined : origin
}

/** Returns the headers that let a page of another origin read a response. */
export function readableBy(origin: string): Readonly<Record<string, string>> {
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': '*', vary: 'origin' }
}

/** Whether a request is a preflight, by which a browser asks what a page of another origin may send. */
export function isPreflight({ method, headers }: Pick<Request, 'headers' | 'method'>): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method')
}

/** Returns the headers that respond to a preflight. Any header is allowed, because none reaches the service. */
export function preflightHeaders({ headers }: Pick<Request, 'headers'>): Readonly<Record<string, string>> {
  return {
    'access-control-allow-methods': headers.get('access-control-request-method') ?? '',
    'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': '600',
  }
}

/** Removes the default port from a host. */
const plainHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:(80|443)$/, '')

/**
 * Returns the host of an origin, with its port. `null`, the origin of files and sandboxes, gives a text that isn't a
 * host.
 */
function hostOf(origin: string): string {
  try {
    return plainHost(new URL(origin).host) || nowhere
  } catch {
    return nowhere
  }
}

const nowhere = '/'
