/** A request that was passed to `fetch`. */
export interface FetchRequest {
  readonly url: URL
  readonly method: string
  /** By name, in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal | undefined
  /** Reads the body as text. */
  readonly text: () => Promise<string>
}

/**
 * Reads the arguments of `fetch`, without the global `Request`, which refuses signals of other realms, such as those of
 * a simulated browser. A URL may be a path alone, as in a page.
 */
export function readFetch(input: string | URL | Request, init: RequestInit = {}): FetchRequest {
  const request = typeof input === 'object' && 'url' in input ? input : undefined
  const headers: Record<string, string> = {}
  new Headers(init.headers ?? request?.headers).forEach((value, name) => {
    headers[name] = value
  })
  const { body } = init
  return {
    url: new URL(request?.url ?? String(input), 'http://page.invalid'),
    method: (init.method ?? request?.method ?? 'GET').toUpperCase(),
    headers,
    signal: init.signal ?? request?.signal,
    text: () => (typeof body === 'string' ? Promise.resolve(body) : new Response(body ?? request?.body).text()),
  }
}
