import { createKeccak } from 'hash-wasm'
import type { Keccak } from './keccak.js'

/**
 * Creates keccak-256 in WebAssembly.
 *
 * One instance serves all calls, because no hash is interrupted by another. This file alone imports the library, and is
 * loaded late; the build keeps of the library only what is used here.
 *
 * @throws anything where WebAssembly may not be compiled.
 */
export async function createWasmKeccak(): Promise<Keccak> {
  const hasher = await createKeccak(256)
  return (body, tail) => `0x${hasher.init().update(body).update(tail).digest('hex')}`
}
