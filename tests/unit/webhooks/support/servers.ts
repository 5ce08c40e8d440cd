import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { Hono } from 'hono'
import type { WebhookHandler } from '../../../../src/webhooks.js'

/** How users put a handler into a server; each is shown in the README. */
export const servers = {
  'node:http': (handle: WebhookHandler): RequestListener => fromNode(handle),
  'Express 5': (handle: WebhookHandler): RequestListener => {
    const app = express()
    app.post('/webhook', fromNode(handle)) // before express.json()
    app.use(express.json())
    return app
  },
  Hono: (handle: WebhookHandler): RequestListener => {
    const app = new Hono()
    app.post('/webhook', (context) => handle(context.req.raw))
    return getRequestListener(app.fetch)
  },
  'a Next route': (handle: WebhookHandler): RequestListener => {
    const route = { POST: handle } // export const POST = createWebhookHandler(…)
    return getRequestListener((request) => (request.method === 'POST' ? route.POST(request) : new Response(null)))
  },
} as const

/** A fetch-style handler for servers that speak Node's requests and responses. */
function fromNode(handle: WebhookHandler) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = new Request(`http://localhost${incoming.url}`, {
      method: 'POST',
      headers: incoming.headers as Record<string, string>,
      body: Readable.toWeb(incoming) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    const response = await handle(request)
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(await response.text())
  }
}

/** Listens on a free port of the loopback. */
export async function listen(listener: RequestListener): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
