/**
 * Hashes text by FNV-1a, 64 bits, for keys of caches: equal texts have equal fingerprints, and two hosts practically never
 * share one. It is no cryptographic hash: of a secret, keep `halfOf` it.
 *
 * @returns 16 digits of hex
 * @see RFC 9923
 */
export function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(16).padStart(16, '0')
}

/**
 * The part of a fingerprint that may be shown of a secret: 32 bits, less than half of what a secret of 20 random digits of
 * hex has, so that no computation can tell which of the countless texts that fit it was the secret.
 */
export const halfOf = (print: string): string => print.slice(8)
