import { bytesToHex } from '../../values/hex.js'
import type { Keccak } from './keccak.js'
import { blockSize, keccakModule, layout, writeRoundConstants } from './wasm/keccakModule.js'

/**
 * Creates keccak-256 in WebAssembly.
 *
 * One instance serves all calls, because no hash is interrupted by another.
 *
 * @throws anything where WebAssembly may not be compiled.
 */
export async function createWasmKeccak(): Promise<Keccak> {
  const memory = new WebAssembly.Memory({ initial: 1 })
  const { instance } = await WebAssembly.instantiate(keccakModule(), { host: { memory } })
  const { run } = instance.exports
  if (typeof run !== 'function') throw new TypeError('the module exports no function')
  writeRoundConstants(memory.buffer)
  const bytes = new Uint8Array(memory.buffer)

  /** Hashes input as often as it fills the memory; returns where the next byte goes. */
  const take = (input: Uint8Array, start: number): number => {
    let at = start
    for (let taken = 0; taken < input.length; ) {
      const part = input.subarray(taken, taken + layout.inputEnd - at)
      bytes.set(part, at)
      taken += part.length
      at += part.length
      if (at < layout.inputEnd) break
      run(layout.input, at)
      at = layout.input
    }
    return at
  }

  return (body, tail) => {
    bytes.fill(0, layout.state, layout.roundConstants)
    const at = take(tail, take(body, layout.input))
    const end = at + blockSize - ((at - layout.input) % blockSize)
    bytes.fill(0, at, end)
    // The padding of keccak before it became SHA-3: a first and a last bit, which may share a byte.
    bytes[at] = 0x01
    bytes[end - 1] = at === end - 1 ? 0x81 : 0x80
    run(layout.input, end)
    return bytesToHex(bytes.subarray(layout.state, layout.digestEnd))
  }
}
