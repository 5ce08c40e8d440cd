import { decodeWebhook } from '../../../generated/streams/decoders.gen.js'
import { evmChain } from '../../operation/decode/chain.js'
import { isBlank } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'
import type { EvmDelivery } from './delivery.js'
import { type Family, stateOf } from './family.js'
import { blockHas } from './fields.js'
import { notDelivery } from './notDelivery.js'

/** EVM chains: `0x…` or a name that we know. A blank `chainId` is Ethereum. */
export const evmFamily: Family<EvmDelivery> = {
  hasChain: (chainId) => evmChain(chainId) !== undefined || /^0x/i.test(chainId),
  hasFields: (wire) => isGivenBlank(memberOf(wire, 'chainId')) || blockHas(wire, 'number'),
  decode: decodeWebhook,
  repeated: (wire) => ({ chain: chainOf(memberOf(wire, 'chainId')) }),
  read(wire, decoding) {
    const webhook = decodeWebhook(wire, decoding)
    return webhook && { kind: 'evm', ...webhook }
  },
  blank: (wire) => ({ chainId: evmChain(memberOf(wire, 'chainId')) ?? '', confirmed: true, block: { hash: '' } }),
  place: (delivery) => ({
    chain: delivery.chainId ?? '',
    block: delivery.block.hash ?? '',
    state: stateOf(delivery),
  }),
}

const isGivenBlank = (chainId: unknown): boolean => chainId !== undefined && isBlank(chainId)

function chainOf(chainId: unknown): string {
  if (chainId === undefined) throw notDelivery('it names neither chainId nor network')
  if (isBlank(chainId)) return '0x1'
  const chain = evmChain(chainId)
  if (chain) return chain
  throw notDelivery('its chainId is not a chain')
}
