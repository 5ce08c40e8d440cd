// Receives deliveries with Express: npm run example -- webhook/express
import express from 'express'
import { createWebhookHandler, toNodeListener } from 'ledgerline/webhooks'
import { credit } from './credit.js'

const handler = createWebhookHandler({ secret: process.env.STREAMS_SECRET ?? 'mock-secret', onDelivery: credit })
const app = express()
app.post('/', toNodeListener(handler)) // above express.json(), which would read the body it has to verify
app.use(express.json())
const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log('listening', server.address())
})
