import type { AbiSource, KnownDelivery } from '../../webhooks/delivery/delivery.js'
import type { StreamNetwork } from '../../webhooks/verify/network.js'
import { aptosFamily } from './aptos.js'
import { bitcoinFamily } from './bitcoin.js'
import { evmFamily } from './evm.js'
import type { Family } from './family.js'
import { solanaFamily } from './solana.js'

/** Every family of chains that the inbox knows. */
const families: Readonly<Record<StreamNetwork, Family<never>>> = {
  evm: evmFamily,
  solana: solanaFamily,
  bitcoin: bitcoinFamily,
  aptos: aptosFamily,
}

/** Returns the family of a delivery that isn't the test delivery. */
export function familyOf(delivery: KnownDelivery<AbiSource>): Family<KnownDelivery<AbiSource>> {
  return families[delivery.kind as StreamNetwork] as Family<KnownDelivery<AbiSource>> // the kind determines the type
}

/** Returns the family of a chain, spelled as `chainId` of events. */
export function familyOfChain(chainId: string): Pick<Family<never>, 'judgeOf' | 'kinds'> {
  return Object.values(families).find((family) => family.hasChain(chainId)) ?? evmFamily
}

/** The kinds of a chain that a transaction determines, in whatever block. */
export const determinedIn = (chainId: string): readonly string[] =>
  Object.entries(familyOfChain(chainId).kinds).flatMap(([kind, rule]) => (rule.isDetermined ? [kind] : []))
