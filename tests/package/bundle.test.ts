import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type OnResolveArgs, type OnResolveResult } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../scripts/bundle.js'
import { noticesOf } from '../../scripts/notices.js'

const cache = join('node_modules', '.cache')
let folder: string
let modules: readonly string[]

beforeAll(async () => {
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'bundle-'))
  writeFileSync(join(folder, 'package.json'), '{}') // not ours, which says that nothing has side effects
  modules = await bundle(join(folder, 'here'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the files of the package', () => {
  const late = 'chunks/wasmKeccak.js'

  test('hold nothing that a bundler keeps although it is not used, but for zod and a library that is loaded late', async () => {
    const names = namesIn(join(folder, 'here')).filter((file) => !file.startsWith('zod') && file !== late)
    const files = names.filter((file) => !isOfCommand(file)) // a program, not a part of one
    expect(files.length).toBeGreaterThan(15)
    const kept = new Map(await Promise.all(files.map(async (file) => [file, await keptOf(file)] as const)))
    expect(kept).toEqual(new Map(files.map((file) => [file, ''])))
  })

  test('come with the licence of every package whose code is in them, and of no other', () => {
    const notices = noticesOf(modules)
    const packages = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+ \((.+)\)$/gm)].map(([, name, license]) => [
      name,
      license,
    ])
    expect(packages).toEqual([
      ['hash-wasm', 'MIT'],
      ['rolldown', 'MIT'],
    ])
    for (const [name] of packages)
      expect(notices).toContain(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim())
  })

  test('cannot be built of a package that says nothing of its licence', () => {
    const silent = join(folder, 'node_modules', 'silent')
    mkdirSync(silent, { recursive: true })
    writeFileSync(join(silent, 'package.json'), '{ "name": "silent", "version": "1.0.0" }')
    expect(() => noticesOf([join(silent, 'index.js')])).toThrow('silent is bundled, and has no file with its licence')
  })

  test('are the same wherever the checkout is', () => {
    const there = join(folder, 'src', 'client')
    for (const name of ['src', 'generated', 'scripts', 'package.json', 'tsconfig.json'])
      cpSync(name, join(there, name), { recursive: true })
    const script = "import { bundle } from './scripts/bundle.ts'; await bundle('out')"
    execFileSync('node', ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: there })
    expect(textsIn(join(there, 'out'))).toEqual(textsIn(join(folder, 'here')))
  })

  test('call what they import from each other as the sources do', () => {
    const texts = [...textsIn(join(folder, 'here')).values()].join('\n')
    expect(texts).toContain('DecodeError')
    expect(texts).not.toMatch(/[{,] \w\w? as \w/)
  })

  test('make bundlers split only where something hashes, signs in or a mock answers, and load one file for what they need there', () => {
    const texts = textsIn(join(folder, 'here'))
    const splitting = [...texts].filter(([file, text]) => text.includes('import(') && !isOfCommand(file))
    const forExports = ['chunks/exportRows.js', 'chunks/loaders.gen.js']
    expect(splitting.map(([file]) => file).filter((file) => !forExports.includes(file))).toEqual([
      'auth.js',
      'chunks/keccak.js',
      'chunks/mocks.gen.js',
    ])
    expect(texts.get(late)).not.toMatch(/from "/)
    expect(texts.get('chunks/nobleKeccak.js')?.match(/from "\..*"/g)).toEqual(['from "./base.js"'])
    for (const file of ['chunks/evm-manifest.js', 'chunks/evm-examples.js'])
      expect(texts.get(file)?.match(/from "\..*"/g)).toEqual(['from "./rolldown-runtime.js"'])
  })
})

test('nothing but the command loads anything of it, and nothing but it and two entries loads a module of Node', () => {
  const texts = textsIn(join(folder, 'here'))
  const entries = [...texts.keys()].filter((file) => !file.startsWith('chunks/') && !isOfCommand(file))
  expect(entries).toContain('index.js')
  const loading = (isWanted: (file: string) => boolean) =>
    entries.filter((file) => [...loadedWith(file, texts, new Set(), everyImport)].some(isWanted))
  expect(loading(isOfCommand)).toEqual([])
  expect(loading((file) => ofNode.test(texts.get(file) ?? ''))).toEqual(['export.js', 'mock/node.js'])
})

test('only who imports limits, or the proxy that keeps to them, loads them', () => {
  const texts = textsIn(join(folder, 'here'))
  const loaders = [...texts.keys()].filter((file) => {
    if (file.startsWith('chunks/') || isOfCommand(file)) return false
    return [...loadedWith(file, texts)].some((name) => texts.get(name)?.includes('requestsPerSecond'))
  })
  expect(loaders.filter((file) => file !== 'proxy.js')).toEqual(['limits.js'])
})

test('SHA-256 loads only with what reads addresses of Bitcoin: Turbopack keeps all of a file that is loaded', () => {
  const texts = textsIn(join(folder, 'here'))
  const withHash = (file: string) =>
    [...loadedWith(file, texts)].filter((name) => /"@noble\/hashes\/sha2/.test(texts.get(name) ?? ''))
  for (const file of ['chunks/base.js', 'chunks/call.js', 'chunks/client.js', 'chunks/evm.js', 'react.js'])
    expect(withHash(file), file).toEqual([])
  expect(withHash('values.js')).toEqual(['chunks/bitcoin.js'])
})

/** The command starts in a file of its own, and its other files are in a folder. */
const isOfCommand = (file: string): boolean => /^command[./]/.test(file)

const ofNode = /(?:from|import\(?) ?"node:/

const everyImport = /(?:from |import |import\()"(\.[^"]+)"/g

/** A file of the package, and all that it loads at once. */
function loadedWith(
  file: string,
  texts: ReadonlyMap<string, string>,
  seen = new Set<string>(),
  imports = /(?:from|import) "(\.[^"]+)"/g,
): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of texts.get(file)?.matchAll(imports) ?? [])
    loadedWith(join(file, '..', path), texts, seen, imports)
  return seen
}

/** What stays of a file of which nothing is used. */
async function keptOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import './${file}'`, resolveDir: join(folder, 'here') },
    plugins: [{ name: 'this package only', setup: ({ onResolve }) => onResolve({ filter: /./ }, elsewhere) }],
    bundle: true,
    format: 'esm',
    write: false,
  })
  return outputFiles.map(({ text }) => text).join('')
}

/** Other packages answer for themselves, and a file that is loaded late has its own turn. */
const elsewhere = ({ path, kind }: OnResolveArgs): OnResolveResult | undefined =>
  path.startsWith('.') && kind !== 'dynamic-import' ? undefined : { external: true, sideEffects: false }

function namesIn(place: string): string[] {
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' })
  return names.filter((file) => file.endsWith('.js')).sort()
}

function textsIn(place: string): ReadonlyMap<string, string> {
  return new Map(namesIn(place).map((file) => [file, readFileSync(join(place, file), 'utf8')]))
}
