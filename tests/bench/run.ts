import { spawnSync } from 'node:child_process'

// Every benchmark of this folder in turn, each in a process of its own. Each prints its ratio beside its bar.

let failed = false
for (const name of [
  'size',
  'decode',
  'incumbent',
  'webhooks.bench',
  'exactJson',
  'call',
  'paging',
  'importing',
  'types',
]) {
  const file = `tests/bench/${name}.ts`
  console.log(`\n${name}`)
  failed = spawnSync(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' }).status !== 0 || failed
}
if (failed) process.exitCode = 1
