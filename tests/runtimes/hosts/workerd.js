import { createCaller } from 'ledgerline'
import { getNativeBalance } from 'ledgerline/evm'
import { createWebhookHandler } from 'ledgerline/webhooks'
import { keepPromises } from '../portable/keepPromises.js'

// Runs the promises in a worker that answers requests. What serves all requests is made once, as users of workers do:
// no request may be held up by what another one began.

// Its own streams reject promises that they handle a moment later: those it takes back.
const rejections = new Map()
globalThis.addEventListener('unhandledrejection', ({ promise, reason }) => rejections.set(promise, reason))
globalThis.addEventListener('rejectionhandled', ({ promise }) => rejections.delete(promise))

let caller
const taken = []
const handle = createWebhookHandler({
  secret: 'a secret of the tests',
  onDelivery: async ({ tag }) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    taken.push(tag)
  },
})

export default {
  async fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname === '/webhook') return handle(request)
    if (pathname === '/taken') return Response.json(taken)
    const context = await request.json()
    if (pathname === '/promises')
      return Response.json(await keepPromises({ ...context, unhandled: () => [...rejections.values()] }))
    caller ??= createCaller({ apiKey: 'key', baseUrl: `${context.url}/plain` })
    const { balance } = await caller.call(getNativeBalance, { address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045' })
    return new Response(String(balance))
  },
}
