import { afterAll, expect } from 'vitest'

// The whole test process sees no unhandledRejection: whoever makes a promise also takes its failure.

const unhandled: unknown[] = []

const note = (reason: unknown): unknown => unhandled.push(reason)
process.on('unhandledRejection', note)

afterAll(async () => {
  // Node reports after the microtasks of a turn; a second turn lets the last test's failures arrive.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', note)
  expect(unhandled, 'unhandled rejections').toEqual([])
})
