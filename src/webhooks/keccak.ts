import type { Hex } from '../values/hex.js'

/** Hashes bytes and further bytes behind them with keccak-256. */
export type Keccak = (body: Uint8Array, tail: Uint8Array) => Hex
