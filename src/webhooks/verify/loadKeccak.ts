import type { Keccak } from './keccak.js'

// Kept for the process: compiling it takes as long as hashing many deliveries, and the choice depends only on the
// runtime.
let chosen: Promise<Keccak> | undefined

/**
 * Returns the fastest keccak-256 available: WebAssembly if the runtime allows it, else JavaScript.
 *
 * Neither is loaded before the first hash, and JavaScript only if WebAssembly fails. Both compute the same digests.
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
    // Workers and strict content security policies don't allow WebAssembly, so they get the JavaScript version.
  }
  try {
    const { nobleKeccak } = await import('./nobleKeccak.js')
    return nobleKeccak
  } catch (error) {
    chosen = undefined // if the chunk couldn't be fetched, it may load the next time
    throw error
  }
}
