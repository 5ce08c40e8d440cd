import type { AbiSource, Delivery } from './delivery.js'
import { loadKeccak } from './loadKeccak.js'
import { bodyText, type RawBody } from './rawBody.js'

const nothing = /* @__PURE__ */ new Uint8Array()

/**
 * Names a delivery by stream, chain, block hash, confirmation and a hash of the body: the same for every copy of it,
 * another for the unconfirmed and the confirmed delivery of one block.
 *
 * A retry differs from the first attempt by its count of `retries`, so that count is left out of the hash.
 */
export async function deliveryKey(delivery: Delivery<AbiSource>, body: RawBody): Promise<string> {
  const keccak = await loadKeccak()
  const content = new TextEncoder().encode(bodyText(body).replace(retryCount, '"retries":'))
  const isEvm = 'chainId' in delivery
  const chain = isEvm ? delivery.chainId : delivery.network
  const state = isEvm && !delivery.confirmed ? 'unconfirmed' : 'confirmed'
  return [delivery.streamId, chain, delivery.block.hash, state, keccak(content, nothing)].join(':')
}

// Quotes inside JSON text are escaped, so this matches keys only.
const retryCount = /"retries"\s*:\s*\d+/g
