import type { Keccak } from './keccak.js'

// Kept for the process: compiling it takes as long as hashing many deliveries, and the choice depends only on the
// machine.
let chosen: Promise<Keccak> | undefined

/**
 * Returns the fastest keccak-256 available: WebAssembly where it may be compiled, JavaScript elsewhere.
 *
 * Neither is loaded before the first hash, and JavaScript only where WebAssembly fails. Both compute the same digests.
 */
export function loadKeccak(): Promise<Keccak> {
  chosen ??= choose()
  return chosen
}

async function choose(): Promise<Keccak> {
  try {
    const { createWasmKeccak } = await import('./wasmKeccak.js')
    return await createWasmKeccak()
  } catch {
    // Workers and strict content security policies refuse to compile WebAssembly: the JavaScript version is for them.
  }
  try {
    const { nobleKeccak } = await import('./nobleKeccak.js')
    return nobleKeccak
  } catch (error) {
    chosen = undefined // a chunk that could not be fetched may load the next time
    throw error
  }
}
