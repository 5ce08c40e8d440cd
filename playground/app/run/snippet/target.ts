/** Where the page sends a call, so that its code sends it there too. */
export interface SnippetTarget {
  /** The mock's key, which may be shown; `null` where a proxy adds the key; without one, code reads it from the environment. */
  readonly apiKey?: string | null
  /** Without one, code asks the provider's own hosts. */
  readonly baseUrl?: string
  /** Whether the page answers by itself: code then has the mock in its own process, and the base URL is no address. */
  readonly inProcess?: boolean
  /** What the mock is asked for beside the answer, by header. */
  readonly headers?: Readonly<Record<string, string>>
  /** Whether rows of all pages are read; else code reads the first page. */
  readonly allPages?: boolean
  /** Milliseconds; without them, the client's own. */
  readonly timeout?: number
}

/** Where code reads the key, which it never shows. */
export const keyText = 'process.env.LEDGERLINE_API_KEY'
