import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressSize, isBase58, signatureSize } from '../../../src/values/base58.js'
import { bytesOf, toBase58 } from '../../support/base58.js'

describe.each([
  ['an address', addressSize],
  ['a signature', signatureSize],
])('%s', (_name, size) => {
  const numberOf = (value: bigint): Uint8Array =>
    Uint8Array.from(Buffer.from(value.toString(16).padStart(2 * (size.bytes + 1), '0'), 'hex'))
  const spelled = (value: bigint): string => toBase58(numberOf(value).subarray(1))

  test('is as many bytes as it has, with zeros at its start too', () => {
    fc.assert(
      fc.property(bytesOf(size.bytes), (bytes) => {
        expect(isBase58(toBase58(bytes), size)).toBe(true)
      }),
    )
  })

  test('is not one byte less or more, whatever the length of its text', () => {
    fc.assert(
      fc.property(fc.constantFrom(-1, 1), fc.boolean(), fc.context(), (more, hasZero, log) =>
        fc.assert(
          fc.property(bytesOf(size.bytes + more), (bytes) => {
            if (!hasZero && bytes[0] === 0) bytes[0] = 1
            log.log(toBase58(bytes))
            expect(isBase58(toBase58(bytes), size)).toBe(false)
          }),
          { numRuns: 20 },
        ),
      ),
      { numRuns: 20 },
    )
  })

  test('is told from the next smaller and the next larger number', () => {
    const bits = BigInt(size.bytes * 8)
    const least = 2n ** (bits - 8n)
    expect(spelled(least)).toBe(size.least)
    expect(spelled(2n ** bits - 1n)).toBe(size.most)
    expect(isBase58(size.least, size)).toBe(true)
    expect(isBase58(size.most, size)).toBe(true)
    expect(isBase58(toBase58(numberOf(least - 1n).subarray(2)), size)).toBe(false)
    expect(isBase58(toBase58(numberOf(2n ** bits)), size)).toBe(false)
  })

  test.each(['0', 'I', 'O', 'l', ' ', 'é', '-', '_'])('has no %s in it', (sign) => {
    const text = size.least
    for (const at of [0, 1, 20, text.length - 1]) {
      const broken = text.slice(0, at) + sign + text.slice(at + 1)
      expect(isBase58(broken, size)).toBe(false)
      expect(isBase58(`1${broken}`, size)).toBe(false)
    }
  })
})

test.each([
  '11111111111111111111111111111111', // the System Program
  'Vote111111111111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'So11111111111111111111111111111111111111112',
])('%s is an address that every wallet meets', (address) => {
  expect(isBase58(address, addressSize)).toBe(true)
})
