import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { bytesToHex, type Hex } from '../../values/hex.js'

const topics = /* @__PURE__ */ new Map<string, Hex>()
const mostTopics = 1000

/**
 * Returns the first topic of an event's logs: the keccak-256 of its signature.
 *
 * Caches up to a thousand, because every delivery of a stream carries its ABI, and hashing six signatures takes longer
 * than decoding ten logs.
 */
export function eventTopic(signature: string): Hex {
  const remembered = topics.get(signature)
  if (remembered) return remembered
  const topic = bytesToHex(keccak_256(utf8ToBytes(signature)))
  if (topics.size >= mostTopics) topics.clear()
  topics.set(signature, topic)
  return topic
}
