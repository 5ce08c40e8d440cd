import type { Scenario, StreamNetwork } from '../../../src/webhooks.js'

/** What a webhook gets from a stream of each family of chains, after its test delivery. */
export const scenarios: Readonly<Record<StreamNetwork, readonly Scenario[]>> = {
  evm: ['unconfirmed-then-confirmed', 'duplicates', 'moved', 'reorg'],
  solana: ['unconfirmed-then-confirmed', 'duplicates', 'moved', 'reorg'],
  bitcoin: ['unconfirmed-then-confirmed', 'duplicates', 'moved', 'reorg', 'replaced'],
  aptos: ['unconfirmed-then-confirmed', 'duplicates'],
}

/** The families, in the order in which they are delivered. */
export const networks = Object.keys(scenarios) as StreamNetwork[] // the type of its keys

/** The fields by which streams of each family are told apart. The others are of Aptos. */
const fields: Readonly<Record<string, StreamNetwork>> = {
  chainIds: 'evm',
  programIds: 'solana',
  mintAddresses: 'solana',
  includeInputs: 'bitcoin',
  includeOutputs: 'bitcoin',
}

/** Returns the family of a stream, by the fields that only its family has. */
export function networkOf(stream: object): StreamNetwork {
  const field = Object.keys(fields).find((name) => name in stream) ?? ''
  return fields[field] ?? 'aptos'
}
