import { dehydrate } from '@tanstack/react-query'
import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { callerOf, createQueryClient, Providers, prefetchWallet, Wallet } from './app.js'

/** Renders the wallet's page as a server does: its HTML, and its data as JSON that is safe within a script element. */
export async function render(baseUrl: string): Promise<{ version: string; html: string; state: string }> {
  const queryClient = createQueryClient()
  const client = callerOf(baseUrl)
  await prefetchWallet(queryClient, client)
  const html = renderToString(
    <Providers queryClient={queryClient} client={client}>
      <Wallet />
    </Providers>,
  )
  const state = JSON.stringify(dehydrate(queryClient)).replaceAll('<', '\\u003c')
  queryClient.clear()
  return { version, html, state }
}
