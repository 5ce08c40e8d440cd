/**
 * Shortens a text to what it can be recognised by. One of up to 256 characters is its own fingerprint; of a longer one, two
 * hashes of 53 bits and the length are kept, so that two texts of one service have the same by chance only.
 */
export function fingerprint(text: string): string {
  return text.length <= 256 ? text : `${text.length}:${hash(text, 1)}:${hash(text, 2)}`
}

/** @see cyrb53, public domain: two multiplicative hashes of 32 bits, mixed at the end as in MurmurHash3 */
function hash(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
