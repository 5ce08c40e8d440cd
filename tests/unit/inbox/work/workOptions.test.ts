import { expect, test } from 'vitest'
import { completeWorkOptions, type WorkOptions } from '../../../../src/inbox/work/workOptions.js'

test.each<[keyof WorkOptions, unknown]>([
  ['concurrency', 0],
  ['concurrency', 1.5],
  ['order', 'best'],
  ['maxAttempts', Number.POSITIVE_INFINITY],
  ['minDelay', -1],
  ['minDelay', Number.POSITIVE_INFINITY], // which no database adds to a time: the worker would try without end
  ['maxDelay', 2 ** 31],
  ['timeout', Number.NaN],
])('a worker refuses %s %s', (name, value) => {
  expect(() => completeWorkOptions({ [name]: value })).toThrow(`Invalid option: ${name}`)
})
