// Receives deliveries with Hono: npm run example -- webhook/hono
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createWebhookHandler } from 'ledgerline/webhooks'
import { credit } from './credit.js'

const handler = createWebhookHandler({ secret: process.env.STREAMS_SECRET ?? 'mock-secret', onDelivery: credit })
export const app = new Hono().post('/', (context) => handler(context.req.raw))
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000), hostname: '127.0.0.1' }, (address) => {
  console.log('listening', address)
})
