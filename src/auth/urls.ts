/** Scheme and origin of a URI. */
export interface Place {
  /** Scheme with its colon, in lower case: `https:`. */
  readonly scheme: string
  /** Scheme, host and port; the whole URI if it has no host. */
  readonly origin: string
}

/**
 * Reads scheme and origin of a URI, which may be that of a page, an app or an extension; `undefined` if it isn't a URL.
 */
export function readPlace(uri: string): Place | undefined {
  try {
    const { protocol, host, href } = new URL(uri)
    return { scheme: protocol, origin: host === '' ? href : `${protocol}//${host.toLowerCase()}` }
  } catch {
    return undefined // RFC 3986 allows more than URL does
  }
}
