import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Files that were parsed before: the same for every text. */
const parsed = new Map<string, ts.SourceFile | undefined>()
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Complaints of the compiler about texts, each as a file of one strict project that has ledgerline installed. */
export function complaintsAbout(...texts: readonly string[]): readonly string[] {
  return complaintsOfEach(texts).flat()
}

/** The same, text by text, of TypeScript 7: it takes a fifth of the time of its predecessor, and says the same. */
export function complaintsOfEach(texts: readonly string[]): readonly (readonly string[])[] {
  const cache = join(root, 'node_modules', '.cache') // where texts find the packages
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'typecheck-'))
  try {
    for (const [at, text] of texts.entries()) writeFileSync(join(folder, `pasted${at}.tsx`), text)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: settings, include: ['*.tsx'] }))
    const command = [join(root, 'node_modules/typescript-7/bin/tsc'), '--pretty', 'false', '-p', 'tsconfig.json']
    const run = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
    const complaints = texts.map((): string[] => [])
    for (const [, at, text = ''] of run.stdout.matchAll(complaint)) complaints[Number(at)]?.push(text.trim())
    const count = complaints.flat().length
    const isClear = run.status === 0 ? count === 0 : count > 0
    if (!isClear) throw new Error(`The compiler ended with ${run.status}: ${run.stdout}${run.stderr}`)
    return complaints
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the compiler prints of one: its place, then its text, whose further lines are indented. */
const complaint = /^pasted(\d+)\.tsx\(\d+,\d+\): error TS\d+: (.*(?:\n .*)*)/gm

const settings = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noUnusedLocals: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [`${root}node_modules/@types`],
  paths: {
    ledgerline: [`${root}src/index.ts`],
    'ledgerline/mock/node': [`${root}src/mock-node.ts`],
    'ledgerline/*': [`${root}src/*.ts`],
  },
}

/** The compiler's view of some files, as of one strict project. What it has parsed for one, the next has at once. */
export function programOf(names: readonly string[]): ts.Program {
  const { options } = ts.convertCompilerOptionsFromJson(settings, root)
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, target) => {
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, target))
    return parsed.get(name)
  }
  return ts.createProgram(names, options, host)
}
