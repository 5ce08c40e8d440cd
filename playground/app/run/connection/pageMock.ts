import type { MockFetch } from 'ledgerline/mock'

/** The base URL of calls that the page answers by itself. No name ends so, and nothing is ever sent there. */
export const pageUrl = 'https://mock.invalid'

let loaded: Promise<MockFetch> | undefined

/** The engine of the mock server, in the page: one for all runs, so that it remembers. It is loaded when it is needed. */
function load(): Promise<MockFetch> {
  loaded ??= import('ledgerline/mock').then(({ createMockFetch }) => createMockFetch())
  loaded.catch(() => {
    loaded = undefined // the next call asks for it again
  })
  return loaded
}

/** A `fetch` that the page answers, without a network. */
export const pageFetch: typeof fetch = async (input, init) => (await load())(input, init)

/** Loads what calls of an API will be answered from, ahead of the first. */
export function warmUp(api: string): void {
  pageFetch(`${pageUrl}/${api}`).catch(() => undefined) // the call itself says what is wrong
}

/** Forgets what was changed. */
export async function resetPage(): Promise<void> {
  ;(await load()).reset()
}
