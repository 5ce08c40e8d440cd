// A page of a wallet's tokens: npx vite examples/vite
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createCaller } from 'ledgerline'
import { createMockFetch } from 'ledgerline/mock'
import { LedgerlineProvider } from 'ledgerline/react'
import { createRoot } from 'react-dom/client'
import { Tokens } from './Tokens.js'

// On your site: createCaller({ apiKey: null, baseUrl: '/chain' }), where a proxy adds the key.
const client = createCaller({ apiKey: 'test', fetch: createMockFetch() })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <LedgerlineProvider client={client}>
        <Tokens address="0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" />
      </LedgerlineProvider>
    </QueryClientProvider>,
  )
}
