import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layOutConsumers } from './consumers.js'
import { median, ratio } from './measure.js'

// A process that imports the package ÷ one that does nothing, by turns.

const rounds = 61
const bar = 1.1
const consumers = layOutConsumers()
const programs = {
  nothing: '',
  ledgerline: "import 'ledgerline'",
  'ledgerline/evm': "import 'ledgerline/evm'",
  'ledgerline/webhooks': "import 'ledgerline/webhooks'",
}
const times = new Map(Object.keys(programs).map((name) => [name, [] as number[]]))
for (const [index, program] of Object.values(programs).entries()) {
  writeFileSync(join(consumers.folder, `import${index}.js`), program)
}
for (let round = 0; round < rounds; round++) {
  for (const [index, list] of [...times.values()].entries()) {
    const start = performance.now()
    const { status } = spawnSync(process.execPath, [join(consumers.folder, `import${index}.js`)])
    list.push(performance.now() - start)
    if (status !== 0) throw new Error('the program failed')
  }
}
consumers.remove()
const empty = median(times.get('nothing') ?? [])
for (const [name, list] of times) {
  const value = median(list) / empty
  const isHeld = name === 'ledgerline'
  if (isHeld && value > bar) process.exitCode = 1
  const mark = isHeld && value > bar ? '!' : ' '
  const line = `${median(list).toFixed(1)} ms`.padStart(26)
  console.log(`${mark} ${name.padEnd(24)} ${line} ${ratio(value).padStart(7)}${isHeld ? ` of ${bar}` : ''}`)
}
