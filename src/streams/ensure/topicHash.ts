import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { bytesToHex, type Hex } from '../../values/hex.js'

/**
 * Returns the first topic of an event's logs from its signature, or from the topic itself, so that the two ways to name
 * an event compare with `===`.
 */
export function topicHash(event: string): Hex {
  if (/^0x[\da-f]{64}$/i.test(event)) return `0x${event.slice(2).toLowerCase()}`
  return bytesToHex(keccak_256(utf8ToBytes(event.replaceAll(/\s/g, ''))))
}
