import { createClient } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'

/**
 * The client of the examples. With a key in `LEDGERLINE_API_KEY` they ask the service. Without one, the documents'
 * examples answer in this process.
 */
export const client = process.env.LEDGERLINE_API_KEY
  ? createClient({ apiKey: process.env.LEDGERLINE_API_KEY })
  : createClient({ apiKey: 'test', fetch: createMockFetch() })

/** The wallet that the examples look at, unless you name another. */
export const wallet = process.argv[3] ?? '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
