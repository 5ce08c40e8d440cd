import { keccak_256 } from '@noble/hashes/sha3.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bytesToHex } from '../../../../src/values.js'
import { createRandom } from '../../../../src/webhooks/simulate/random.js'
import { nobleKeccak } from '../../../../src/webhooks/verify/nobleKeccak.js'
import { get, i32, load64, moduleOf, store64 } from '../../../../src/webhooks/verify/wasm/assembler.js'
import { keccakModule, layout } from '../../../../src/webhooks/verify/wasm/keccakModule.js'
import { createWasmKeccak } from '../../../../src/webhooks/verify/wasmKeccak.js'
import { recorded } from '../../../support/webhooks/delivery.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../../../src/webhooks/verify/nobleKeccak.js')
  vi.doUnmock('../../../../src/webhooks/verify/wasmKeccak.js')
  vi.resetModules()
})

describe('WebAssembly and JavaScript give the same digests', () => {
  const random = createRandom(7)
  const bytesOf = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.below(256))

  test('of every length of the body up to five blocks, and of the tail up to two', async () => {
    const wasmKeccak = await createWasmKeccak()
    const bytes = bytesOf(700)
    for (let length = 0; length <= 5 * 136 + 1; length++) {
      const body = bytes.subarray(0, length)
      expect(wasmKeccak(body, bytes.subarray(3, 10))).toBe(nobleKeccak(body, bytes.subarray(3, 10)))
      expect(wasmKeccak(bytes.subarray(0, 130), body.subarray(0, 273))).toBe(
        nobleKeccak(bytes.subarray(0, 130), body.subarray(0, 273)),
      )
    }
  })

  test('of thousands of bodies of any length, one after the other', async () => {
    const wasmKeccak = await createWasmKeccak()
    const bytes = bytesOf(4000)
    for (let round = 0; round < 4000; round++) {
      const body = bytes.subarray(random.below(2000), 2000 + random.below(2000))
      const tail = bytes.subarray(0, random.below(400))
      if (wasmKeccak(body, tail) !== nobleKeccak(body, tail)) expect([body, tail]).toEqual('the same digests')
    }
  })

  test('of bodies and tails that end within a block of where the memory does', async () => {
    const wasmKeccak = await createWasmKeccak()
    const { input, inputEnd } = layout
    const bytes = bytesOf(2 * (inputEnd - input) + 200)
    for (const memories of [1, 2]) {
      const nearly = memories * (inputEnd - input) - 150
      const begun = keccak_256.create().update(bytes.subarray(0, nearly)) // in JavaScript, once for all that begin so
      for (let more = 0; more <= 300; more++) {
        const tail = bytes.subarray(0, more & 31)
        const digest = begun
          .clone()
          .update(bytes.subarray(nearly, nearly + more))
          .update(tail)
          .digest()
        const same = wasmKeccak(bytes.subarray(0, nearly + more), tail) === bytesToHex(digest)
        if (!same) expect([memories, more]).toEqual('the same digests')
      }
    }
  })

  test('of a tail longer than the memory', async () => {
    const wasmKeccak = await createWasmKeccak()
    const tail = bytesOf(200_000)
    expect(wasmKeccak(tail.subarray(0, 5), tail)).toBe(nobleKeccak(tail.subarray(0, 5), tail))
  })
})

test('the module is the same bytes each time it is written', () => {
  expect(keccakModule()).toEqual(keccakModule())
  expect(WebAssembly.validate(keccakModule())).toBe(true)
})

describe('a constant is what it says, however long it is:', () => {
  const value = 0x0123_4567_89ab_cdefn
  const constants = [0, 1, 63, 64, 65, 127, 128, 129, 8191, 8192, 8193, 16_383, 16_384, 65_527]

  test.each(constants)('%i as an address and as an offset', async (at) => {
    const memory = new WebAssembly.Memory({ initial: 1 })
    const view = new DataView(memory.buffer)
    const source = 40_000
    const read = load64(get(0), 0)
    for (const body of [store64(i32(at), 0, read), store64(i32(0), at, read)]) {
      const { instance } = await WebAssembly.instantiate(moduleOf({ i32s: 0, i64s: 0, body }), { host: { memory } })
      view.setBigUint64(source, value, true)
      view.setBigUint64(at, 0n, true)
      const { run } = instance.exports
      if (typeof run === 'function') run(source, 0)
      expect(view.getBigUint64(at, true)).toBe(value)
    }
  })
})

test('where WebAssembly may not be compiled, JavaScript hashes', async () => {
  vi.stubGlobal('WebAssembly', {
    Memory: WebAssembly.Memory,
    instantiate: () => Promise.reject(new Error('Wasm code generation disallowed by embedder')),
  })
  vi.resetModules()
  const { loadKeccak } = await import('../../../../src/webhooks/verify/loadKeccak.js')
  const { nobleKeccak: fallback } = await import('../../../../src/webhooks/verify/nobleKeccak.js')
  expect(await loadKeccak()).toBe(fallback)
  const { verifySignature } = await import('../../../../src/webhooks.js')
  await expect(verifySignature(recorded)).resolves.toBe(true)
})

test('where it may, JavaScript is not loaded', async () => {
  vi.resetModules()
  vi.doMock('../../../../src/webhooks/verify/nobleKeccak.js', () => {
    throw new Error('loaded')
  })
  const { loadKeccak } = await import('../../../../src/webhooks/verify/loadKeccak.js')
  const keccak = await loadKeccak()
  expect(keccak(utf8ToBytes(recorded.body), utf8ToBytes(recorded.secret))).toBe(recorded.signature)
})

test('when neither could be loaded, the next hash tries again', async () => {
  vi.resetModules()
  const broken = () => {
    throw new Error('offline')
  }
  vi.doMock('../../../../src/webhooks/verify/wasmKeccak.js', broken)
  vi.doMock('../../../../src/webhooks/verify/nobleKeccak.js', broken)
  const { loadKeccak } = await import('../../../../src/webhooks/verify/loadKeccak.js')
  await expect(loadKeccak()).rejects.toThrow()
  vi.doUnmock('../../../../src/webhooks/verify/nobleKeccak.js')
  await expect(loadKeccak()).resolves.toBeTypeOf('function')
})
