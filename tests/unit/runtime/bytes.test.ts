import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBytes } from '../../../src/runtime/bytes.js'

const readerOf = (pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  }).getReader()

test('the pieces of a body come out as they came, in order, and unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 12 }), async (pieces) => {
      const whole = Buffer.concat(pieces)
      const copies = pieces.map((piece) => piece.slice())
      const bytes = await readBytes(readerOf(pieces), whole.length)
      expect(Buffer.from(bytes ?? [1]).equals(whole)).toBe(true)
      expect(pieces).toEqual(copies)
    }),
  )
})

test('one byte more than the limit is too much, in one piece or in many', async () => {
  for (const pieces of [[new Uint8Array(5)], [new Uint8Array(2), new Uint8Array(3)]]) {
    expect(await readBytes(readerOf(pieces), 4)).toBeUndefined()
    expect(await readBytes(readerOf(pieces), 5)).toHaveLength(5)
  }
})

test('a body of one piece is not copied', async () => {
  const piece = new Uint8Array(1000)
  const bytes = await readBytes(readerOf([piece]), 5000)
  expect(bytes?.buffer).toBe(piece.buffer)
})

test('a body in many pieces never takes more than twice its length, and doubles rather than grow with each', async () => {
  const pieces = Array.from({ length: 1000 }, () => new Uint8Array(1))
  const held = async (limit: number): Promise<unknown> => (await readBytes(readerOf(pieces), limit))?.buffer.byteLength
  expect([await held(64e6), await held(1010)]).toEqual([1024, 1010])
})
