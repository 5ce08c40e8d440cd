import { rmSync } from 'node:fs'
import { installPackage } from '../support/packed.js'
import { layOut, runtimes } from './runtimes.js'

// Packs the package, installs it into an empty folder and runs the same promises on every runtime. Names that are given
// choose among them: `npm run runtimes -- bun deno`.

const wanted = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = runtimes.filter(({ name }) => isWanted(name))
if (!chosen[0]) throw new Error(`no such runtime; there are: ${runtimes.map(({ name }) => name).join('; ')}`)
const folder = installPackage()
layOut(folder)
const broken: string[] = []
const missing: string[] = []
for (const { name, run } of chosen) {
  const start = Date.now()
  try {
    const { version, results } = await run(folder)
    const failed = results.filter(({ problem }) => problem !== null)
    const line = `${results.length - failed.length} of ${results.length} promises, ${seconds(start)}`
    console.log(`${failed.length ? 'FAIL' : 'ok  '} ${name.padEnd(50)} ${version.padEnd(16)} ${line}`)
    for (const one of failed)
      console.log(`       ${one.name}\n         ${one.problem?.replaceAll('\n', '\n         ')}`)
    if (failed.length) broken.push(name)
  } catch (error) {
    missing.push(name)
    console.log(`FAIL ${name.padEnd(50)} NOT RUN: ${error instanceof Error ? error.message : String(error)}`)
  }
}
rmSync(folder, { recursive: true, force: true })
const kept = chosen.length - broken.length - missing.length
console.log(`\n${kept} of ${chosen.length} runtimes keep every promise`)
if (broken.length) console.log(`broken: ${broken.join('; ')}`)
if (missing.length) console.log(`NOT RUN: ${missing.join('; ')}`)
if (kept < chosen.length || !chosen.length) process.exitCode = 1

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word))
}

function seconds(start: number): string {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}
