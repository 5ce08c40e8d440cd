import type { Hex } from '../../values/hex.js'

/** Hashes the bytes of a body and then those of a tail with keccak-256. */
export type Keccak = (body: Uint8Array, tail: Uint8Array) => Hex
