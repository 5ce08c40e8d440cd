// Who makes a browser ask. A page of another origin cannot read the answer, but what it asks is done, and billed.

/**
 * Returns the origin of another site whose page asks: as browsers say it by `Origin`, or `another site` where they say
 * that much by `Sec-Fetch-Site`. Whoever is no browser says neither, and is nobody's page.
 *
 * Pages cannot set the headers that are read here. Behind another proxy the own host is that of `x-forwarded-host`.
 *
 * @returns `undefined` for a page of the own origin, and for none
 */
export function foreignOrigin({ headers, url }: Pick<Request, 'headers' | 'url'>): string | undefined {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return undefined
  const origin = headers.get('origin')
  if (origin === null) return site === null || site === 'none' ? undefined : 'another site'
  const hosts = [headers.get('host') ?? new URL(url).host, ...(headers.get('x-forwarded-host') ?? '').split(',')]
  return hosts.map(plainHost).includes(hostOf(origin)) ? undefined : origin
}

/** Headers with which a page of another origin may read an answer. */
export function readableBy(origin: string): Readonly<Record<string, string>> {
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': '*', vary: 'origin' }
}

/** Whether a browser asks what a page of another origin may send; it sends nothing of it yet. */
export function isPreflight({ method, headers }: Pick<Request, 'headers' | 'method'>): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method')
}

/** What a page of another origin may send: any of its headers, of which none gets to the service. */
export function preflightHeaders({ headers }: Pick<Request, 'headers'>): Readonly<Record<string, string>> {
  return {
    'access-control-allow-methods': headers.get('access-control-request-method') ?? '',
    'access-control-allow-headers': headers.get('access-control-request-headers') ?? '',
    'access-control-max-age': '600',
  }
}

/** Without the port that goes without saying. */
const plainHost = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:(80|443)$/, '')

/** The host of an origin, with its port; a text that no host has for `null`, which is that of files and sandboxes. */
function hostOf(origin: string): string {
  try {
    return plainHost(new URL(origin).host) || nowhere
  } catch {
    return nowhere
  }
}

const nowhere = '/'
