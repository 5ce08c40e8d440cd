import { createKeccak } from 'hash-wasm'
import type { Keccak } from './keccak.js'

/**
 * Creates keccak-256 in WebAssembly.
 *
 * One instance serves all calls, because each hash is synchronous. Only this file imports the library, and it is loaded
 * lazily; the build keeps only the part of the library that it uses.
 *
 * @throws anything, if WebAssembly can't be compiled.
 */
export async function createWasmKeccak(): Promise<Keccak> {
  const hasher = await createKeccak(256)
  return (body, tail) => `0x${hasher.init().update(body).update(tail).digest('hex')}`
}
