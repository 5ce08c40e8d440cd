import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createWebhookHandler, toNodeListener } from '../../../src/webhooks.js'
import { secret } from './delivery.js'

// A server in a process of its own, which says how much memory it holds, garbage apart.

declare const gc: () => void // it runs with --expose-gc

const handle = createWebhookHandler({ secret, onDelivery: () => {}, onError: () => {} })
const server = createServer(toNodeListener(handle)).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
process.on('message', () => {
  gc()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})
process.on('disconnect', () => process.exit())
