import type { StreamNetwork } from '../verify/network.js'
import { aptosScenarios } from './aptosScenarios.js'
import { bitcoinScenarios } from './bitcoinScenarios.js'
import { evmScenarios } from './evmScenarios.js'
import type { Play, Scenario } from './scenario.js'
import { solanaScenarios } from './solanaScenarios.js'

/** What can be played, by family of chains. */
export const scenarios: Readonly<Record<StreamNetwork, Readonly<Partial<Record<Scenario, Play>>>>> = {
  evm: evmScenarios,
  solana: solanaScenarios,
  bitcoin: bitcoinScenarios,
  aptos: aptosScenarios,
}
