import { paramsOf } from '../../arguments/params.js'
import { anything, type Check, isNumber, type Rule } from '../../arguments/rules.js'
import { InputError } from '../../errors/input.js'
import { hintsFor } from '../../errors/nearest.js'
import { truncate } from '../../errors/truncate.js'
import { assertNetwork, type StreamNetwork, streamNetworks } from '../verify/network.js'
import { assertSecret } from '../verify/secrets.js'
import { signWebhook } from '../verify/sign.js'
import { hugeNumber, hugeNumberPlaceholder } from './poison.js'
import { createRandom } from './random.js'
import type { Play, Scenario } from './scenario.js'
import { scenarios } from './scenarios.js'
import { createSimulatedChain, type SimulatedChain } from './simulatedChain.js'
import { type SimulatedTransfer, transfersToSend } from './transfersToSend.js'

/** Options of `simulateDeliveries`. */
export interface SimulationOptions {
  /** The family of chains: `evm`, `solana`, `bitcoin` or `aptos`. */
  readonly network: StreamNetwork
  /** The secret of the handler that you test. */
  readonly secret: string
  /** The scenario to play. */
  readonly scenario: Scenario
  /** The same seed gives the same bytes. Default 1. */
  readonly seed?: number | undefined
  /**
   * The token transfers of every block, each in a transaction of its own, instead of two made-up ones. EVM only. The
   * test delivery has none.
   */
  readonly transfers?: readonly SimulatedTransfer[] | undefined
}

/** A signed request, as the service would send it. */
export interface SimulatedDelivery {
  /** JSON text. Send it unchanged, because it is signed. */
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** What the delivery is, and what your code should do with it. */
  readonly note: string
}

/** Deliveries to iterate over, and their chain. */
export interface SimulatedDeliveries extends AsyncIterable<SimulatedDelivery> {
  /**
   * The chain to pass to `inbox.sweep`. It keeps in step with the deliveries: each block exists once it is delivered,
   * and blocks that it replaces are gone. A new loop starts with an empty chain.
   *
   * @example
   * const { chain } = deliveries
   * await inbox.sweep({ client: { evm: chain }, olderThan: 0 }) // EVM chains
   * await inbox.sweep({ client: { universal: chain.universal }, olderThan: 0 }) // Bitcoin
   * await inbox.sweep({ client: { evm: chain }, resolve: chain.resolve, olderThan: 0 }) // Solana, by its resolve
   */
  readonly chain: SimulatedChain
}

/**
 * Simulates deliveries for your tests, signed with your secret, in the order in which they arrive.
 *
 * | scenario | what it plays |
 * |---|---|
 * | `unconfirmed-then-confirmed` | one block in two deliveries; on Bitcoin in three, the first from the mempool |
 * | `confirmed-first` | the same, with the confirmed delivery first |
 * | `duplicates` | a delivery, a copy and a retry |
 * | `out-of-order` | three blocks, shuffled |
 * | `reorg` | a block that is never confirmed; on Solana a slot that is dropped |
 * | `moved` | a reorg after which the same transactions are in another block |
 * | `replaced` | Bitcoin only: a transaction in the mempool, and a mined one that spends the same output |
 * | `test` | the test delivery |
 * | `poison` | bad rows, unknown logs, huge numbers |
 *
 * In `reorg` and `moved`, the logs of EVM chains have other indexes in the second block. Each slot of Solana has a
 * transaction that failed: don't credit it. Aptos blocks are final, so there `unconfirmed-then-confirmed`,
 * `confirmed-first`, `reorg` and `moved` are one delivery.
 *
 * @throws {InputError} for an unknown scenario or option, a scenario of another network, an invalid seed or transfer,
 * or `Param {name} is required`.
 * @throws {UnsupportedNetworkError} INCORRECT_NETWORK for a `network` other than `evm`, `solana`, `bitcoin` and
 * `aptos`.
 * @example
 * for await (const { body, headers, note } of simulateDeliveries({ network: 'evm', secret, scenario: 'reorg', seed: 7 })) {
 *   const response = await handle(new Request('http://test/webhook', { method: 'POST', body, headers }))
 *   assert.equal(response.status, 200, note)
 * }
 */
export function simulateDeliveries(options: SimulationOptions): SimulatedDeliveries {
  const given = paramsOf(options, 'options', optionRules)
  const { network, secret, scenario, seed = 1 } = given
  const transfers = given.transfers && transfersToSend(given.transfers)
  if (transfers && network !== transferNetwork)
    throw new InputError(`Param transfers does not go with network ${network}`)
  const play = playOf(network, scenario)
  const chain = createSimulatedChain(network)
  return {
    chain,
    async *[Symbol.asyncIterator]() {
      chain.reset()
      for (const [wire, note] of play(createRandom(seed), transfers)) {
        const body = textOf(wire)
        const signature = await signWebhook({ body, secret })
        chain.mine(wire)
        yield { body, headers: { 'content-type': 'application/json', 'x-signature': signature }, note }
      }
      chain.grow()
    },
  }
}

/** The family whose deliveries may have transfers that you choose. */
const transferNetwork: StreamNetwork = 'evm'

const optionRules: Readonly<Record<keyof SimulationOptions, Rule | Check>> = {
  network: assertGiven,
  secret: assertSecret,
  scenario: anything, // checked below: the scenarios depend on the network
  seed: { demand: 'takes a number', accepts: isNumber },
  transfers: { demand: 'takes a list of { token, from, to, value }', accepts: Array.isArray },
}

/** Returns what plays a scenario of a family. */
function playOf(network: StreamNetwork, scenario: unknown): Play {
  const known = scenarios[network]
  const names = Object.keys(known)
  if (scenario === undefined || scenario === null)
    throw new InputError('Param scenario is required', { hints: [`One of: ${names.join(', ')}`] })
  const name = truncate(scenario)
  const play = new Map(Object.entries(known)).get(name)
  if (play) return play
  const others = streamNetworks.filter((other) => Object.hasOwn(scenarios[other], name))
  if (others.length > 0) throw new InputError(`Scenario ${name} goes with network ${others.join(', ')} only`)
  throw new InputError(`Unknown scenario: ${name}`, { hints: hintsFor(name, names) })
}

function assertGiven(network: unknown): void {
  if (network === undefined)
    throw new InputError('Param network is required', { hints: [`One of: ${streamNetworks.join(', ')}`] })
  assertNetwork(network)
}

/**
 * Writes the body with an escape that `JSON.stringify` wouldn't produce, so that a handler that verifies re-serialised
 * JSON fails in your tests.
 */
function textOf(wire: object): string {
  return JSON.stringify(wire).replace(`"${hugeNumberPlaceholder}"`, hugeNumber).replaceAll('é', '\\u00e9')
}
