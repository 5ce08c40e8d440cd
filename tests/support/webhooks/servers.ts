import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import express from 'express'
import { Hono } from 'hono'
import { toNodeListener, type WebhookHandler } from '../../../src/webhooks.js'

/** How users put a handler into a server; each is shown in the README. */
export const servers = {
  'node:http': (handle: WebhookHandler): RequestListener => toNodeListener(handle),
  'Express 5': (handle: WebhookHandler): RequestListener => {
    const app = express()
    app.post('/webhook', toNodeListener(handle)) // above express.json()
    app.use(express.json())
    return app
  },
  'Express 5 behind express.raw()': (handle: WebhookHandler): RequestListener =>
    express().post('/webhook', express.raw({ type: '*/*', limit: '10mb' }), toNodeListener(handle)),
  'Express 5 behind express.text()': (handle: WebhookHandler): RequestListener =>
    express().post('/webhook', express.text({ type: '*/*', limit: '10mb' }), toNodeListener(handle)),
  Hono: (handle: WebhookHandler): RequestListener => {
    const app = new Hono()
    app.post('/webhook', (context) => handle(context.req.raw))
    return getRequestListener(app.fetch)
  },
  'a Next route': (handle: WebhookHandler): RequestListener => {
    const route = { POST: handle } // export const POST = createWebhookHandler(…)
    return getRequestListener((request) => (request.method === 'POST' ? route.POST(request) : new Response(null)))
  },
  'what hands over bytes, as Fastify and AWS Lambda do': (handle: WebhookHandler): RequestListener =>
    getRequestListener(async (posted) => {
      const signature = posted.headers.get('x-signature') ?? ''
      const body = Buffer.from(await posted.arrayBuffer())
      const request = new Request('http://localhost/', { method: 'POST', headers: { 'x-signature': signature }, body })
      const { status } = await handle(request)
      return new Response(null, { status })
    }),
} as const

/** Listens on a free port of the loopback. */
export async function listen(listener: RequestListener): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server: Server = createServer(listener)
  server.keepAliveTimeout = 60_000 // a busy test must not find its connection closed
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
