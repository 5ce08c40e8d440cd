import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAddressSet } from '../../../../src/streams/ensure/addressSet.js'

/** Texts of printable ASCII, and hex texts, which are stored in another way. */
const address = fc.oneof(
  fc.string({
    minLength: 1,
    maxLength: 255,
    unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
  }),
  fc.string({ maxLength: 8, unit: fc.constantFrom(...'0123456789abcdefA') }).map((digits) => `0x${digits}`),
)

test('a set has what was marked, with its bits, in the order in which it was added', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(address, fc.constantFrom(1, 2, 4)), { maxLength: 3000, size: 'max' }), (marks) => {
      const set = createAddressSet()
      const model = new Map<string, number>()
      for (const [text, bit] of marks) {
        const bits = model.get(text) ?? 0
        expect(set.mark(text, bit)).toBe((bits & bit) === 0)
        model.set(text, bits | bit)
      }
      for (const bit of [1, 2, 4]) {
        const expected = [...model].filter(([, bits]) => bits & bit).map(([text]) => text)
        expect([...set.select((bits) => (bits & bit) > 0)]).toEqual(expected)
        expect(set.count(bit)).toBe(expected.length)
      }
    }),
    { numRuns: 30 },
  )
})
