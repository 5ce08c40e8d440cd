import { createMockFetch } from '../../mock/mockFetch.js'

/** Creates a `fetch` that answers in this process. A file of its own, because it is loaded only where it answers. */
export const mockedFetch = (): typeof fetch => createMockFetch()
