import { expect, test } from 'vitest'
import { failureOf } from '../../../../src/inbox/work/failure.js'

const delayAfter = (attempts: number, options: { minDelay: number; maxDelay: number }) =>
  failureOf({ id: '1', stage: 'final', attempts, event: undefined }, 'why', { maxAttempts: 5000, ...options }, () => 0)
    .delay

test('waits double up to the longest, and stay numbers after thousands of attempts', () => {
  const delays = [0, 1, 2, 9, 2000].map((attempts) => delayAfter(attempts, { minDelay: 1000, maxDelay: 300_000 }))
  expect(delays).toEqual([1000, 2000, 4000, 300_000, 300_000])
  expect(delayAfter(2000, { minDelay: 0, maxDelay: 300_000 })).toBe(0)
})
