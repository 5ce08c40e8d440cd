import { expect, test } from 'vitest'
import { peakOf } from '../support/peakOfEnsure.js'

// A process of its own against a service in this one. A million, which takes minutes: npm run bench -- ensure

test('a hundred thousand addresses are added, and then read, in flat memory', async () => {
  const runs = [await peakOf({ wanted: 100_000, held: 0 }), await peakOf({ wanted: 100_000, held: 100_000 })]
  console.log(runs)
  expect(runs.map(({ added }) => added)).toEqual([100_000, 0])
  for (const { peak, baseline } of runs) expect(peak - baseline).toBeLessThan(120)
})
