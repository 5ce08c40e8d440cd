import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { bytesToHex, type Hex } from '../../values/hex.js'

const known = /* @__PURE__ */ new Map<string, Hex>()
const limit = 1000

/**
 * Gives the first topic of the logs of an event: the keccak-256 of its signature.
 *
 * Remembers the last thousand, because every delivery of a stream brings its ABI anew: to hash six signatures takes
 * longer than to decode ten logs.
 */
export function eventTopic(signature: string): Hex {
  const remembered = known.get(signature)
  if (remembered) return remembered
  const topic = bytesToHex(keccak_256(utf8ToBytes(signature)))
  if (known.size >= limit) known.clear()
  known.set(signature, topic)
  return topic
}
