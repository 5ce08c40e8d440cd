import { chainNames } from './chainNames.js'
import type { UniversalChainGroup, UniversalChainId } from './universalChain.js'

/** The test networks among the known chains, by id. */
export const testNetworks: readonly number[] = [
  5, 97, 300, 338, 545, 1287, 1328, 2021, 2442, 4002, 4202, 5003, 7001, 10200, 17000, 43113, 59141, 80001, 80002, 84531,
  84532, 88882, 202601, 421613, 421614, 11155111, 11155420, 168587773,
]

/** Whether a group has a chain; `undefined` for a chain of which we don't know whether it is a main or a test network. */
export function isInGroup(chain: UniversalChainId, group: UniversalChainGroup): boolean | undefined {
  if (group === 'all') return true
  const isTest = chain.startsWith('0x') ? isTestNetwork(Number(chain)) : false
  return isTest === undefined ? undefined : isTest === (group === 'testnets')
}

const isTestNetwork = (id: number): boolean | undefined => (id in chainNames ? testNetworks.includes(id) : undefined)
