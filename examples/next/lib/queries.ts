import { QueryClient } from '@tanstack/react-query'
import { deserializeData, serializeData } from 'ledgerline/react'

/** Creates a query client, on the server for each request and in the browser once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      dehydrate: { serializeData },
      hydrate: { deserializeData },
      queries: { staleTime: 60_000 },
    },
  })
