import { type Scenario, type StreamNetwork, simulateDeliveries } from '../../../src/webhooks.js'
import { type DeliveryOptions, deliverRepeatedly } from './deliverRepeatedly.js'
import { networks, scenarios } from './networks.js'

/**
 * Delivers to a webhook as streams of every family would, or of one, one delivery after the other: the test delivery,
 * without which there is no stream, then a block in each of its states, then copies of another one, then reorganisations,
 * and of Bitcoin a payment that is replaced in the mempool.
 */
export async function deliver(url: string, options: DeliveryOptions): Promise<void> {
  const outcomes: boolean[] = []
  for (const network of options.network ? [options.network] : networks) {
    const tested = await play(url, network, 'test', options)
    outcomes.push(...tested)
    const streamExists = tested.every(Boolean)
    for (const scenario of streamExists ? scenarios[network] : [])
      outcomes.push(...(await play(url, network, scenario, options)))
    if (options.signal.aborted) return
    if (!streamExists)
      options.log(
        `${network}: the webhook did not accept the test delivery, so there is no stream and nothing follows; for a 401, compare its secret with --secret`,
      )
  }
  options.log(`done: ${outcomes.filter(Boolean).length} of ${outcomes.length} deliveries accepted`)
}

/** Plays a scenario to its end, and returns whether the webhook accepted each of its deliveries. */
async function play(
  url: string,
  network: StreamNetwork,
  scenario: Scenario,
  options: DeliveryOptions,
): Promise<readonly boolean[]> {
  // A different seed for each scenario, so that no block of one repeats in another.
  const seed = scenarios[network].indexOf(scenario) + 1
  const outcomes: boolean[] = []
  for await (const delivery of simulateDeliveries({ network, secret: options.secret, scenario, seed })) {
    const name = `${network} ${scenario} (${delivery.note})`
    outcomes.push(await deliverRepeatedly(url, name, delivery, options))
  }
  return outcomes
}
