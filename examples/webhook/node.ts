// Receives deliveries with node:http: npm run example -- webhook/node
import { createServer } from 'node:http'
import { createWebhookHandler, toNodeListener } from 'ledgerline/webhooks'
import { credit } from './credit.js'

const handler = createWebhookHandler({ secret: process.env.STREAMS_SECRET ?? 'mock-secret', onDelivery: credit })
const server = createServer(toNodeListener(handler)).listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log('listening', server.address())
})
