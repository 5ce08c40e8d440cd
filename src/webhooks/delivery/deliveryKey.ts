import { loadKeccak } from '../verify/loadKeccak.js'
import type { AbiSource, Delivery } from './delivery.js'
import { withoutRetryCount } from './retryCount.js'

const nothing = /* @__PURE__ */ new Uint8Array()

/**
 * Creates the key of a delivery from stream, chain, block hash, confirmation and a hash of the body. Every copy of a
 * delivery has the same key; the unconfirmed and the confirmed delivery of a block have different ones. Keys are
 * printable and shorter than 300 characters: parts that are longer than a hash, or contain unusual characters, are
 * hashed.
 *
 * The count of `retries` is left out of the hash, because it is the only thing that changes in a retry. The key of an
 * unknown family is made of the hash alone.
 */
export async function deliveryKey(delivery: Delivery<AbiSource>, text: string): Promise<string> {
  const keccak = await loadKeccak()
  const hash = (part: string): string => keccak(new TextEncoder().encode(part), nothing)
  const body = hash(withoutRetryCount(text))
  if (delivery.kind === 'unknown') return `unknown:${body}`
  const isEvm = 'chainId' in delivery
  const chain = isEvm ? delivery.chainId : delivery.network
  const names = [delivery.streamId, chain, delivery.block.hash].map((name) =>
    plainName.test(name) ? name : hash(name),
  )
  const state = isEvm && !delivery.confirmed ? 'unconfirmed' : 'confirmed'
  return [...names, state, body].join(':')
}

/** Ids, chains and hashes as the service writes them. */
const plainName = /^[\w.-]{0,66}$/
