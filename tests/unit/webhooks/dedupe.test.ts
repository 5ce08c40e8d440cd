import { expect, test } from 'vitest'
import { memoryDedupe } from '../../../src/webhooks/dedupe.js'

test('a key is claimed once until it is released', async () => {
  const dedupe = memoryDedupe()
  expect([await dedupe.claim('a'), await dedupe.claim('a'), await dedupe.claim('b')]).toEqual([true, false, true])
  await dedupe.release('a')
  expect([await dedupe.claim('a'), await dedupe.claim('b')]).toEqual([true, false])
})

test('it remembers as many keys as its limit says, and less than three times as many', async () => {
  const dedupe = memoryDedupe(100)
  for (let index = 0; index < 1000; index++) await dedupe.claim(`key ${index}`)
  for (let index = 900; index < 1000; index++) expect(await dedupe.claim(`key ${index}`)).toBe(false)
  expect(await dedupe.claim('key 799')).toBe(true)
})

test('a released key is free, however old', async () => {
  const dedupe = memoryDedupe(2)
  for (const key of ['a', 'b', 'c']) await dedupe.claim(key)
  await dedupe.release('a')
  expect(await dedupe.claim('a')).toBe(true)
})
