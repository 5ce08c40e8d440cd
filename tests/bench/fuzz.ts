import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fuzz } from '../support/fuzz/fuzz.js'
import { allSubjects } from '../support/fuzz/subjects.js'

// A million mutated answers and deliveries: `npm run fuzz -- [count] [first]`. Cases are numbered, and a number is always
// the same case. They run in slices, each in a process of its own, so that one that hangs or runs out of memory is found.

const slice = 50_000
const sliceTimeout = 10 * 60_000
const [count = 1_000_000, first = 0] = process.argv.slice(2).map(Number)
if (!(count > 0 && first >= 0)) throw new Error('npm run fuzz -- [count] [first]: two numbers')

if (count > slice) {
  let failed = false
  for (let from = first; from < first + count; from += slice) {
    const args = [
      ...process.execArgv,
      fileURLToPath(import.meta.url),
      String(Math.min(slice, first + count - from)),
      String(from),
    ]
    const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit', timeout: sliceTimeout })
    if (signal) console.log(`cases from ${from}: ${signal}, one of them hangs or takes all memory`)
    failed ||= status !== 0
  }
  console.log(failed ? 'failed' : `${count} cases: nothing but our errors, and every row beside a poisoned one`)
  process.exitCode = failed ? 1 : 0
} else {
  const { refused, kept, slowest, failures } = await fuzz(await allSubjects(), first, count)
  const [milliseconds, name] = slowest
  console.log(
    `cases from ${first}: ${refused} refused, ${kept} with a poisoned row, ${failures.length} failures; slowest ${milliseconds.toFixed(0)} ms, ${name}`,
  )
  for (const failure of failures.slice(0, 20)) console.log(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
}
