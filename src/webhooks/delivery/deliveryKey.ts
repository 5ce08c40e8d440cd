import { loadKeccak } from '../verify/loadKeccak.js'
import type { AbiSource, Delivery } from './delivery.js'
import { withoutRetryCount } from './retryCount.js'

const nothing = /* @__PURE__ */ new Uint8Array()

/**
 * Creates the key of a delivery from stream, chain, block hash, confirmation and a hash of the body. It is the same for
 * every copy of a delivery, and differs between the unconfirmed and the confirmed delivery of a block. It is printable
 * and shorter than 300 characters: a part that is longer than a hash, or has characters that names do not have, is
 * hashed.
 *
 * A retry differs from the first attempt by its count of `retries`, so that count is left out of the hash. Of a family that no
 * type knows, the hash alone tells deliveries apart.
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
