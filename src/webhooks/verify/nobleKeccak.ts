import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '../../values/hex.js'
import type { Keccak } from './keccak.js'

/** keccak-256 in JavaScript, for runtimes that don't allow WebAssembly. It is at most a tenth as fast. */
export const nobleKeccak: Keccak = (body, tail) => bytesToHex(keccak_256.create().update(body).update(tail).digest())
