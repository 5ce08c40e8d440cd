/** Reads a URL of a page; `undefined` for anything else. */
export function readPageUrl(text: unknown): URL | undefined {
  try {
    const url = new URL(String(text))
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined // RFC 3986 allows more than URL does
  }
}
