'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { createCaller } from 'ledgerline'
import { LedgerlineProvider } from 'ledgerline/react'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../lib/queries'

export function Providers({ origin, children }: { origin: string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  const [client] = useState(() =>
    createCaller({
      apiKey: null, // the proxy adds it
      baseUrl: '/chain',
      ...(typeof window === 'undefined' && { fetch: (url, init) => fetch(new URL(String(url), origin), init) }),
    }),
  )
  return (
    <QueryClientProvider client={queryClient}>
      <LedgerlineProvider client={client}>{children}</LedgerlineProvider>
    </QueryClientProvider>
  )
}
