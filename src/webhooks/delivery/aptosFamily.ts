import { decodeAptosWebhook } from '../../../generated/streams/decoders.gen.js'
import { text as asText, isObject } from '../../operation/decode/plain.js'
import { memberOf } from '../../runtime/members.js'
import type { AptosDelivery } from './delivery.js'
import type { Family } from './family.js'
import { blockHas, has } from './fields.js'

/** Aptos, which has no `chainId`, and whose blocks are final. */
export const aptosFamily: Family<AptosDelivery> = {
  hasChain: () => false,
  hasFields: (wire) =>
    memberOf(wire, 'chainId') === undefined &&
    has(wire, 'network') &&
    (blockHas(wire, 'number') || blockHas(wire, 'hash') || !isObject(memberOf(wire, 'block'))),
  decode: decodeAptosWebhook,
  repeated: () => ({}),
  read(wire, decoding) {
    const webhook = decodeAptosWebhook(wire, decoding)
    return webhook && { kind: 'aptos', ...webhook }
  },
  blank: (wire) => ({ network: asText(memberOf(wire, 'network')) ?? '', block: { hash: '' } }),
  place: ({ network = '', block: { hash = '' } }) => ({ chain: network, block: hash, state: 'confirmed' }),
}
