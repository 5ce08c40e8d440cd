import type { Scenario, StreamNetwork } from 'ledgerline/webhooks'
import { scenarios } from '../../../src/webhooks/simulate/scenarios.js'

/** The families of chains that the lab plays, by the words of the page. */
export const networkNames: Readonly<Record<StreamNetwork, string>> = {
  evm: 'EVM',
  solana: 'Solana',
  bitcoin: 'Bitcoin',
  aptos: 'Aptos',
}

/** Everything that `simulateDeliveries` can play of a family. */
export const scenariosOf = (network: StreamNetwork): readonly Scenario[] =>
  Object.keys(scenarios[network]) as Scenario[] // the type of its keys

/** A family by its name, or EVM for any other text. */
export const networkOf = (text: string | undefined): StreamNetwork =>
  (Object.keys(networkNames) as StreamNetwork[]).find((each) => each === text) ?? 'evm' // the type of its keys

/** A scenario by its name, or a block in each of its states where the family has no such scenario. */
export const scenarioOf = (network: StreamNetwork, text: string | undefined): Scenario =>
  scenariosOf(network).find((each) => each === text) ?? 'unconfirmed-then-confirmed'
