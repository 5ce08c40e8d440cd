import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, run } from './command.js'
import type { LocalRegistry } from './localRegistry.js'

/** A project of somebody who has just installed the package. */
export interface Project {
  /** Compiles an import of every entry, and gives the compilers, resolutions and versions of Node that accept it. */
  typeCheck(): AsyncIterable<string>
  /** Compiles and runs each sample of a page, on the mock, and gives the first line of each. */
  runSamples(page: string): AsyncIterable<string>
}

const { exports, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The compilers that are promised, by the names of their packages in the project. */
const compilers = { typescript: devDependencies.typescript, 'typescript-7': devDependencies['typescript-7'] }

const nodenext = ['--module', 'nodenext']
const bundler = ['--module', 'esnext', '--moduleResolution', 'bundler']

/** Versions of Node, each with the resolutions that its types are checked with. */
const nodes = { 20: [nodenext], 22: [nodenext], 24: [nodenext, bundler] }

const strict = ['--strict', '--types', 'node', '--target', 'es2022', '--jsx', 'react-jsx', '--resolveJsonModule']

export async function createProject({ url, folder: home }: LocalRegistry, version: string): Promise<Project> {
  const folder = join(home, 'project')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  const quiet = ['--no-audit', '--no-fund', `--registry=${url}`, '--cache', join(home, 'npm')]
  const install = (...packages: readonly string[]) => npm(['install', ...quiet, ...packages], folder)
  const compile = (compiler: string, ...flags: readonly string[]) =>
    run(process.execPath, [`node_modules/${compiler}/bin/tsc`, ...strict, ...flags], folder)
  const peers = ['react', '@tanstack/react-query', 'zod', '@opentelemetry/api', '@types/react', '@types/node']
  await install(
    `ledgerline@${version}`,
    ...peers.map((name) => `${name}@${devDependencies[name]}`),
    ...Object.entries(compilers).map(([name, range]) => `${name}@${range}`),
  )

  return {
    async *typeCheck() {
      const names = Object.keys(exports).filter((entry) => entry !== './package.json')
      const imports = names.map(
        (entry, at) => `import * as entry${at} from 'ledgerline${entry.slice(1)}'${kind(entry)}`,
      )
      const all = `export const all = [${names.map((_, at) => `entry${at}`)}]`
      writeFileSync(join(folder, 'entries.ts'), `${imports.join('\n')}\n${all}\n`)
      for (const [major, resolutions] of Object.entries(nodes)) {
        await install(`@types/node@${major}`)
        for (const compiler of Object.keys(compilers))
          for (const resolution of resolutions) {
            await compile(compiler, '--noEmit', ...resolution, 'entries.ts')
            yield `${compiler}, ${resolution.at(-1)}, Node ${major}`
          }
      }
    },
    async *runSamples(page) {
      writeFileSync(join(folder, 'mock.js'), onMock)
      const env = { ...process.env, LEDGERLINE_API_KEY: 'test', STREAMS_SECRET: 'secret' }
      const samples = [...page.matchAll(/^```(tsx?)\n(.*?)^```/gms)]
      for (const [at, [, language = '', code = '']] of samples.entries()) {
        writeFileSync(join(folder, `sample${at}.${language}`), `${code}\nexport {}\n`)
        await compile('typescript-7', ...nodenext, `sample${at}.${language}`)
        const printed = await run(process.execPath, ['--import', './mock.js', `sample${at}.js`], folder, env)
        yield code.trim().split('\n')[0] + (printed === '' ? '' : ` → ${printed.split('\n')[0]}`)
      }
    },
  }
}

/** The mock in the place of the service. */
const onMock = `import { createMockFetch } from 'ledgerline/mock'
globalThis.fetch = createMockFetch()
`

const kind = (entry: string): string => (entry.endsWith('.json') ? " with { type: 'json' }" : '')
