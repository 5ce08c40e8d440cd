/** The key the mock server accepts; it opens nothing. */
export const mockKey = 'playground'

/** Where the mock server is: as `?mock=` says, as `npm start` told the page, or where `npm run mock` puts it. */
export const mockUrl: string = fromAddress() ?? import.meta.env.VITE_MOCK_URL ?? 'http://127.0.0.1:4010'

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
