import type { Json } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'
import { type StreamNetwork, streamNetworks } from '../verify/network.js'
import { aptosFamily } from './aptosFamily.js'
import { bitcoinFamily } from './bitcoinFamily.js'
import type { Deliveries } from './delivery.js'
import { evmFamily } from './evmFamily.js'
import type { Family } from './family.js'
import { solanaFamily } from './solanaFamily.js'

/** The families of chains whose deliveries this package reads. No other code here knows one by its name. */
export const families: { readonly [Network in StreamNetwork]: Family<Deliveries[Network]> } = {
  evm: evmFamily,
  solana: solanaFamily,
  bitcoin: bitcoinFamily,
  aptos: aptosFamily,
}

/** In the order in which fields decide: those of Solana and Bitcoin may stand beside a blank `chainId`. */
const byFields: readonly StreamNetwork[] = ['solana', 'bitcoin', 'aptos', 'evm']

/**
 * Recognises the family of chains that a delivery is of.
 *
 * If `chainId` has text, that decides. Otherwise the other fields do. Lists don't count, except for the `txid` of their
 * rows, because the service may send them empty or leave them out.
 *
 * @returns `undefined` for an unknown family
 */
export function familyOf(wire: Json): StreamNetwork | undefined {
  const chainId = memberOf(wire, 'chainId')
  if (typeof chainId === 'string' && chainId !== '')
    return streamNetworks.find((network) => families[network].hasChain(chainId))
  return byFields.find((network) => families[network].hasFields(wire))
}
