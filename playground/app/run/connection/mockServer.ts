/** The key that every mock accepts; it opens nothing. */
export const mockKey = 'playground'

/**
 * Where a mock server is: as `?mock=` says, or as `npm start` told the page. `undefined` for a page that nobody told of
 * one: it answers by itself.
 */
export const mockServer: string | undefined = fromAddress() ?? fromPage()

/**
 * Whether a server listens there, whatever it answers and however long it takes: on this machine, only a closed port
 * means that there is none, and that is known immediately.
 */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url)
    return true
  } catch {
    return false
  }
}

/** Only this machine: a link from a stranger must not be able to choose who is asked. */
function fromAddress(): string | undefined {
  const url = new URLSearchParams(location.search).get('mock')
  return url && /^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/.test(url) ? url : undefined
}

/** Who serves the page writes it there, so that one build does for every server. */
function fromPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=mock-server]')?.content
}
