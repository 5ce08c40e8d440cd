import type { Keccak } from './keccak.js'

// Kept for the process: to compile it takes as long as to hash many deliveries, and it depends on nothing but the machine.
let chosen: Promise<Keccak> | undefined

/**
 * Gives the fastest keccak-256 there is: WebAssembly where it may be compiled, JavaScript elsewhere.
 *
 * Neither is loaded before the first hash, and only one of them. The two give the same digests.
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
    // Workers and strict content security policies refuse to compile WebAssembly: that is what the other one is for.
  }
  try {
    const { nobleKeccak } = await import('./nobleKeccak.js')
    return nobleKeccak
  } catch (error) {
    chosen = undefined // a chunk that could not be fetched may be there the next time
    throw error
  }
}
