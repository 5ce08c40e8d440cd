import { peakOf } from '../support/peakOfEnsure.js'

// The most memory that `ensureStream` takes with all its addresses new, and with all of them there, in a process of its
// own. The service is in this one.

const limit = 200

for (const [count, held] of [
  [100_000, 0],
  [1_000_000, 0],
  [1_000_000, 1_000_000],
] as const) {
  const { peak, baseline, seconds } = await peakOf({ wanted: count, held })
  console.log(
    `${count.toLocaleString('en')} addresses, ${held.toLocaleString('en')} of them there: ${peak} MB of at most ${limit} MB; ${baseline} MB before, ${seconds} s`,
  )
  if (peak > limit) process.exitCode = 1
}
