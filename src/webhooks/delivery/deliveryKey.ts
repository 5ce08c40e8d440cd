import { loadKeccak } from '../verify/loadKeccak.js'
import type { AbiSource, Delivery } from './delivery.js'
import { families } from './families.js'
import { withoutRetryCount } from './retryCount.js'

const nothing = /* @__PURE__ */ new Uint8Array()

/**
 * Creates the key of a delivery from stream, chain, block, state and a hash of the body. Every copy of a delivery has
 * the same key. The deliveries of a block that isn't confirmed and of one that is have different ones, and so have the
 * phases of Bitcoin. Keys are printable and shorter than 300 characters: parts that are longer than a hash, or contain
 * unusual characters, are hashed.
 *
 * The count of `retries` is left out of the hash, because it is the only thing that changes in a retry. The key of a
 * test, or of an unknown family, is made of the hash alone.
 */
export async function deliveryKey(delivery: Delivery<AbiSource>, text: string): Promise<string> {
  const keccak = await loadKeccak()
  const hash = (part: string): string => keccak(new TextEncoder().encode(part), nothing)
  const body = hash(withoutRetryCount(text))
  if (delivery.kind === 'unknown' || delivery.kind === 'test') return `${delivery.kind}:${body}`
  const { chain, block, state } = families[delivery.kind].place(delivery)
  const names = [delivery.streamId, chain, block].map((name) => (plainName.test(name) ? name : hash(name)))
  return [...names, state, body].join(':')
}

/** Ids, chains and hashes as the service writes them. */
const plainName = /^[\w.-]{0,66}$/
