import { afterAll, expect } from 'vitest'

// The whole test process sees no unhandledRejection: whoever makes a promise also takes its failure.

const unhandled: unknown[] = []

process.on('unhandledRejection', (reason) => unhandled.push(reason))

afterAll(async () => {
  // Node reports after the microtasks of a turn; a second turn lets the last test's failures arrive.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled, 'unhandled rejections').toEqual([])
})
