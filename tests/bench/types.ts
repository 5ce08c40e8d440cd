import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationsOf } from '../../codegen/document/operations.js'
import { entryName } from '../../src/operation/entryName.js'
import { documentOf } from '../support/catalogue.js'
import { layOutConsumers } from './consumers.js'
import { median, ratio } from './measure.js'

// What the types cost who uses them: `tsc` over a file with one call ÷ over a file that only fetches, by turns; and the
// type instantiations of one call of every operation. Against the declarations as they are packed.

const rounds = 15
const bars = { time: 1.1, instantiations: 2000 }
const apis = ['evm', 'aptos', 'aptosNode', 'streams']
const consumers = layOutConsumers()
symlinkSync(join(process.cwd(), 'node_modules', '@types'), join(consumers.folder, 'node_modules', '@types'))

const address = "'0xd8da6bf26964af9d7eed9e03e53415d37aa96045'"
const programs = {
  fetch: `const response = await fetch(\`https://example.com/\${${address}}/balance\`, { headers: { 'x-api-key': 'key' } })
const { balance }: { balance: string } = await response.json()
export const wei: bigint = BigInt(balance)
`,
  'one call': `import { createClient } from 'ledgerline'
const client = createClient({ apiKey: 'key' })
const { balance } = await client.evm.getNativeBalance({ address: ${address} })
export const wei: bigint = balance
`,
  'every call': everyCall(),
}
for (const [name, text] of Object.entries(programs)) writeFileSync(fileOf(name), text)

const times = { fetch: [] as number[], 'one call': [] as number[] }
for (let round = 0; round < rounds; round++) {
  for (const name of ['fetch', 'one call'] as const) {
    const start = performance.now()
    compile(name)
    times[name].push(performance.now() - start)
  }
}
const [raw, ours] = [median(times.fetch), median(times['one call'])]
show('tsc, one call', `${raw.toFixed(0)} → ${ours.toFixed(0)} ms`, ours / raw, bars.time)
const base = instantiationsOf('fetch')
const all = instantiationsOf('every call')
show('instantiations, all', `${base} → ${all}`, all - base, bars.instantiations)
consumers.remove()

/** A file that calls every operation once, with an input of its type. */
function everyCall(): string {
  const calls = apis.flatMap((api) => {
    const client = readFileSync(`generated/${api}/client.gen.ts`, 'utf8')
    return [...client.matchAll(/^ {2}(\w+)\(\s*input(\?)?: T\.(\w+),\s*options/gm)].map(([, name, optional, input]) =>
      input && !optional
        ? `declare const ${api}_${name}: ${api}.${input}\nexport const ${api}_${name}_ = await client.${api}.${name}(${api}_${name})`
        : `export const ${api}_${name}_ = await client.${api}.${name}()`,
    )
  })
  const documented = apis.flatMap((api) => [...operationsOf(documentOf(api))]).length
  if (calls.length !== documented) throw new Error(`${calls.length} operations instead of ${documented}`)
  const types = apis.map((api) => `import type * as ${api} from 'ledgerline/${entryName(api)}'`)
  return `${types.join('\n')}\nimport { createClient } from 'ledgerline'\nconst client = createClient({ apiKey: 'key' })\n${calls.join('\n')}\n`
}

function instantiationsOf(name: string): number {
  return Number(/Instantiations:\s+(\d+)/.exec(compile(name, '--extendedDiagnostics'))?.[1])
}

function compile(name: string, ...flags: readonly string[]): string {
  const settings = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--types',
    'aptosNode',
  ]
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc')
  return execFileSync(process.execPath, [compiler, ...settings, ...flags, fileOf(name)], {
    cwd: consumers.folder,
    encoding: 'utf8',
  })
}

function fileOf(name: string): string {
  return join(consumers.folder, `${name.replace(' ', '-')}.ts`)
}

function show(name: string, sides: string, value: number, bar: number): void {
  if (value > bar) process.exitCode = 1
  console.log(
    `${value <= bar ? ' ' : '!'} ${name.padEnd(24)} ${sides.padStart(26)} ${ratio(value).padStart(7)} of ${bar}`,
  )
}
