import { simulateDeliveries } from '../../src/webhooks.js'
import { type DeliveryOptions, deliverRepeatedly } from './deliverRepeatedly.js'
import { isLoopback } from './loopback.js'
import type { AcceptStream } from './streamCalls.js'

/**
 * Accepts a stream that is made or changed when its webhook takes the test delivery at the first attempt, as at the
 * service. A webhook elsewhere than on this machine is accepted untried.
 */
export function tryWebhook(options: DeliveryOptions): AcceptStream {
  return async (stream) => {
    const url = String(stream.webhookUrl)
    if (!isLoopback(url)) return true
    const network = 'chainIds' in stream ? 'evm' : 'aptos'
    const once = { ...options, schedule: [] }
    for await (const delivery of simulateDeliveries({ network, secret: options.secret, scenario: 'test' })) {
      if (!(await deliverRepeatedly(url, `${network} test of stream ${stream.id}`, delivery, once))) return false
    }
    return true
  }
}
