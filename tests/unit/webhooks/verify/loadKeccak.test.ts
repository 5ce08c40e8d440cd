import { utf8ToBytes } from '@noble/hashes/utils.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createRandom } from '../../../../src/webhooks/simulate/random.js'
import { nobleKeccak } from '../../../../src/webhooks/verify/nobleKeccak.js'
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

  test('of bodies and tails that end near the end of what the library hashes at a time', async () => {
    const wasmKeccak = await createWasmKeccak()
    const chunk = 16 * 1024
    const bytes = bytesOf(2 * chunk + 400)
    for (const length of [chunk, 2 * chunk].flatMap((end) => [-137, -136, -1, 0, 1, 136].map((more) => end + more))) {
      const [body, tail] = [bytes.subarray(0, length), bytes.subarray(5, 41)]
      expect(wasmKeccak(body, tail)).toBe(nobleKeccak(body, tail))
    }
  })

  test('of a tail longer than that', async () => {
    const wasmKeccak = await createWasmKeccak()
    const tail = bytesOf(200_000)
    expect(wasmKeccak(tail.subarray(0, 5), tail)).toBe(nobleKeccak(tail.subarray(0, 5), tail))
  })
})

test('where WebAssembly may not be compiled, JavaScript hashes', async () => {
  const refuse = () => Promise.reject(new Error('Wasm code generation disallowed by embedder'))
  vi.stubGlobal('WebAssembly', { compile: refuse, instantiate: refuse })
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
