import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { blocksOf } from '../support/docPages.js'
import type { Kept } from './report.js'

/** A sample of the guide that needs packages of others, which come from npm. */
export interface Sample {
  readonly name: string
  readonly packages: readonly string[]
  /** The page, and what the block on it says. */
  readonly page: string
  readonly says: RegExp
  /** The program in `samples/` that imports the block as `block.js`. */
  readonly program: string
  /** What the program needs of the block. */
  readonly uses?: string
}

const undici = ['undici@7.30.2']

/** Samples for every Node: undici 7 is right on all of them. */
export const undiciSamples: readonly Sample[] = [
  { name: 'MockAgent', packages: undici, page: 'testing', says: /new MockAgent/, program: 'mockAgent', uses: 'nfts' },
  {
    name: 'a proxy',
    packages: undici,
    page: 'options',
    says: /fetch\(url, .*dispatcher/,
    program: 'proxy',
    uses: 'client',
  },
  {
    name: 'a proxy of the process',
    packages: undici,
    page: 'options',
    says: /^setGlobalDispatcher/m,
    program: 'proxy',
  },
]

/** OpenTelemetry 3 runs on Node 22.15 and newer; the tests have 2, which Node 20 runs. */
export const openTelemetry3: Sample = {
  name: 'OpenTelemetry 3',
  packages: ['@opentelemetry/api@1.10.0', '@opentelemetry/sdk-metrics@3.1.1', '@opentelemetry/sdk-trace@3.1.1'],
  page: 'telemetry',
  says: /hooks: openTelemetry\(\)/,
  program: 'telemetry',
  uses: 'client',
}

/**
 * Runs samples on a Node, each in a folder of its own.
 *
 * @param folder with the package installed
 */
export async function runSamples(folder: string, node: string, samples: readonly Sample[]): Promise<readonly Kept[]> {
  const kept: Kept[] = []
  for (const sample of samples) {
    const start = performance.now()
    const problem = await runSample(folder, node, sample).then(
      () => null,
      (error: unknown) => String(Object(error).stderr || error).slice(0, 1000),
    )
    kept.push({ name: `sample: ${sample.name}`, problem, elapsed: performance.now() - start })
  }
  return kept
}

async function runSample(folder: string, node: string, { packages, page, says, program, uses }: Sample): Promise<void> {
  const block = blocksOf(`docs/guide/${page}.md`).find(({ code }) => says.test(code))
  if (!block) throw new Error(`docs/guide/${page}.md has no block with ${says}`)
  const place = mkdtempSync(join(tmpdir(), 'ledgerline-sample-'))
  try {
    writeFileSync(join(place, 'package.json'), '{ "type": "module", "private": true }')
    const run = promisify(execFile)
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    await run('npm', ['install', ...quiet, ...packages], { cwd: place })
    const [from, to] = [join(folder, 'node_modules'), join(place, 'node_modules')]
    for (const name of readdirSync(from)) if (!existsSync(join(to, name))) symlinkSync(join(from, name), join(to, name))
    writeFileSync(join(place, 'block.js'), `${block.code}${uses ? `export { ${uses} }\n` : ''}`)
    cpSync(`tests/runtimes/samples/${program}.js`, join(place, 'program.js'))
    const { LEDGERLINE_API_KEY: _, NODE_USE_ENV_PROXY: __, ...env } = process.env
    await run(node, ['--preserve-symlinks', 'program.js'], { cwd: place, env, timeout: 60_000 })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
