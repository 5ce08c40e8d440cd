import type { AcceptStream } from '../../../src/mock/streams/calls.js'
import { simulateDeliveries } from '../../../src/webhooks.js'
import { isLoopback } from '../server/loopback.js'
import { type DeliveryOptions, deliverRepeatedly } from './deliverRepeatedly.js'
import { networkOf } from './networks.js'

/**
 * Accepts a new or changed stream if its webhook accepts the test delivery at the first attempt, as the service does. A
 * webhook that is not on this machine is accepted without a try.
 */
export function tryWebhook(options: DeliveryOptions): AcceptStream {
  return async (stream) => {
    const url = String(stream.webhookUrl)
    if (!isLoopback(url)) return true
    const network = networkOf(stream)
    const once = { ...options, schedule: [] }
    for await (const delivery of simulateDeliveries({ network, secret: options.secret, scenario: 'test' })) {
      if (!(await deliverRepeatedly(url, `${network} test of stream ${stream.id}`, delivery, once))) return false
    }
    return true
  }
}
