import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBlockPool, createBodyBlocks } from '../../../../src/webhooks/handler/bodyBlocks.js'

const sizes = fc.array(fc.oneof(fc.nat(20), fc.nat(70_000), fc.constantFrom(65_536, 262_144, 600_000)), {
  maxLength: 30,
})

test('a body in pieces of any size is joined byte by byte, in a buffer of its own', () => {
  const pool = createBlockPool()
  let next = 0
  fc.assert(
    fc.property(sizes, (lengths) => {
      const chunks = lengths.map((length) => Uint8Array.from({ length }, () => next++))
      const blocks = createBodyBlocks(pool)
      for (const chunk of chunks) blocks.add(chunk)
      const joined = blocks.join()
      blocks.clear()
      expect(Buffer.compare(joined, Buffer.concat(chunks))).toBe(0)
      expect(joined.buffer.byteLength).toBe(joined.byteLength)
    }),
    { numRuns: 50 },
  )
})

test('a body is not changed by the next one, which takes over its blocks', () => {
  const pool = createBlockPool()
  const bodyOf = (value: number) => {
    const blocks = createBodyBlocks(pool)
    for (let count = 0; count < 20; count++) blocks.add(new Uint8Array(65_536).fill(value))
    const body = blocks.join()
    blocks.clear()
    return body
  }
  createBodyBlocks(pool).add(new Uint8Array(600_000)) // keeps the pool in use
  const [first, second] = [bodyOf(1), bodyOf(2)]
  expect(first.every((byte) => byte === 1) && second.every((byte) => byte === 2)).toBe(true)
})

test('the memory of a body is never more than what was announced for it', () => {
  fc.assert(
    fc.property(sizes, (lengths) => {
      const blocks = createBodyBlocks(createBlockPool())
      let announced = 0
      for (const length of lengths) {
        announced += blocks.roomFor(length)
        blocks.add(new Uint8Array(length))
        expect(blocks.length).toBeLessThanOrEqual(announced)
      }
      expect(announced).toBeLessThanOrEqual(2 * blocks.length + 1024 + 3 * 262_144)
    }),
    { numRuns: 50 },
  )
})
