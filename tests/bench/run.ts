import { spawnSync } from 'node:child_process'

// Every benchmark of this folder in turn, or those that are named, each in a process of its own. Each prints its ratio
// beside its bar.

const all = [
  'size',
  'decode',
  'incumbent',
  'webhooks',
  'exactJson',
  'call',
  'paging',
  'many',
  'importing',
  'types',
  'limits',
  'inbox',
  'ensure',
  'export',
  'page',
]
const given = process.argv.slice(2)
const flags = given.filter((word) => word.startsWith('--')) // such as --storm of inbox
const asked = given.filter((word) => !word.startsWith('--'))
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No benchmark ${unknown.join(', ')}: there are ${all.join(', ')}`)

let failed = false
for (const name of asked.length > 0 ? asked : all) {
  const file = `tests/bench/${name}.ts`
  console.log(`\n${name}`)
  failed = spawnSync(process.execPath, ['--import', 'tsx', file, ...flags], { stdio: 'inherit' }).status !== 0 || failed
}
if (failed) process.exitCode = 1
