import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryDedupe } from '../../../../src/webhooks/handler/dedupe.js'

test('a key is claimed once until it is released', async () => {
  const dedupe = memoryDedupe()
  expect([await dedupe.claim('a'), await dedupe.claim('a'), await dedupe.claim('b')]).toEqual([true, false, true])
  await dedupe.release('a')
  expect([await dedupe.claim('a'), await dedupe.claim('b')]).toEqual([true, false])
})

test('it remembers as many keys as its limit says, and at most twice as many, however many came', async () => {
  const keys = fc.integer({ min: 1, max: 200 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 50 }), keys, async (limit, count) => {
      const dedupe = memoryDedupe(limit)
      for (let index = 0; index < count; index++) expect(await dedupe.claim(`key ${index}`)).toBe(true)
      for (let index = Math.max(0, count - limit); index < count; index++) {
        expect(await dedupe.claim(`key ${index}`)).toBe(false)
      }
      if (count > 2 * limit) expect(await dedupe.claim(`key ${count - 2 * limit - 1}`)).toBe(true)
    }),
  )
})

test('a released key is free, however old', async () => {
  const dedupe = memoryDedupe(2)
  for (const key of ['a', 'b', 'c']) await dedupe.claim(key)
  await dedupe.release('a')
  expect(await dedupe.claim('a')).toBe(true)
})
