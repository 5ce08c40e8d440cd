import type { Hex } from '../values/hex.js'

/** Hashes a body followed by each of several tails with keccak-256; the body is read once. */
export type Keccak = (body: Uint8Array, tails: readonly Uint8Array[]) => readonly Hex[]
