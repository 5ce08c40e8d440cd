import { utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { nobleKeccak } from '../../../src/webhooks/nobleKeccak.js'
import { createWasmKeccak } from '../../../src/webhooks/wasmKeccak.js'
import { recorded } from './support/delivery.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../../src/webhooks/nobleKeccak.js')
  vi.doUnmock('../../../src/webhooks/wasmKeccak.js')
  vi.resetModules()
})

test('WebAssembly and JavaScript give the same digests, whatever the bytes', async () => {
  const wasmKeccak = await createWasmKeccak()
  const bytes = fc.uint8Array({ maxLength: 600 })
  fc.assert(
    fc.property(bytes, bytes, (body, tail) => {
      expect(wasmKeccak(body, tail)).toBe(nobleKeccak(body, tail))
    }),
  )
})

test('bodies longer than the memory of the WebAssembly are hashed whole', async () => {
  const wasmKeccak = await createWasmKeccak()
  const body = Uint8Array.from({ length: 100_003 }, (_, at) => at * 7)
  expect(wasmKeccak(body, utf8ToBytes('tail'))).toBe(nobleKeccak(body, utf8ToBytes('tail')))
})

test('where WebAssembly may not be compiled, JavaScript hashes', async () => {
  vi.stubGlobal('WebAssembly', {
    compile: () => Promise.reject(new Error('Wasm code generation disallowed by embedder')),
  })
  vi.resetModules()
  const { loadKeccak } = await import('../../../src/webhooks/loadKeccak.js')
  const { nobleKeccak: fallback } = await import('../../../src/webhooks/nobleKeccak.js')
  expect(await loadKeccak()).toBe(fallback)
  const { verifySignature } = await import('../../../src/webhooks.js')
  await expect(verifySignature(recorded)).resolves.toBe(true)
})

test('where it may, JavaScript is not loaded', async () => {
  vi.resetModules()
  vi.doMock('../../../src/webhooks/nobleKeccak.js', () => {
    throw new Error('loaded')
  })
  const { loadKeccak } = await import('../../../src/webhooks/loadKeccak.js')
  const keccak = await loadKeccak()
  expect(keccak(utf8ToBytes(recorded.body), utf8ToBytes(recorded.secret))).toBe(recorded.signature)
})

test('when neither could be loaded, the next hash tries again', async () => {
  vi.resetModules()
  const broken = () => {
    throw new Error('offline')
  }
  vi.doMock('../../../src/webhooks/wasmKeccak.js', broken)
  vi.doMock('../../../src/webhooks/nobleKeccak.js', broken)
  const { loadKeccak } = await import('../../../src/webhooks/loadKeccak.js')
  await expect(loadKeccak()).rejects.toThrow()
  vi.doUnmock('../../../src/webhooks/nobleKeccak.js')
  await expect(loadKeccak()).resolves.toBeTypeOf('function')
})
