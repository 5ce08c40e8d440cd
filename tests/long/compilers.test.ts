import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkPackage } from '../support/packed.js'
import { compile, library, program, resolutions, strictest, tool } from '../support/packedPrograms.js'

// The package under TypeScript 5, which takes its time; `tests/package` tries it with 7.

let folder: string

beforeAll(() => {
  folder = linkPackage()
  mkdirSync(join(folder, 'node_modules/@tanstack'))
  for (const name of ['react', '@tanstack/react-query', 'zod'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  for (const [name, text] of Object.entries({ program, library, tool })) writeFileSync(join(folder, `${name}.ts`), text)
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(resolutions)('type-checks with %s under strict settings, its declarations included', (resolution) => {
  const flags = [...resolution.split(' '), ...strictest, 'program.ts', 'tool.ts']
  expect(compile(folder, flags, 'typescript')).toBe('')
})

test('what a user exports needs no type written out for its declarations', () => {
  const flags = ['--module', 'nodenext', '--skipLibCheck', '--declaration', '--outDir', 'out', 'library.ts']
  expect(compile(folder, flags, 'typescript')).toBe('')
})

test('a compiler that reads no exports finds the types of every entry too', () => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'))
  const promised = Object.keys(exports).filter((entry) => !entry.endsWith('.json') || entry === './openapi/evm.json')
  const imports = promised.map((entry, at) => `import * as entry${at} from 'ledgerline${entry.slice(1)}'`)
  const text = `${imports.join('\n')}\nexport const all = [${imports.map((_, at) => `entry${at}`)}]`
  writeFileSync(join(folder, 'old.cts'), text)
  const old = ['--module', 'commonjs', '--moduleResolution', 'node10', '--resolveJsonModule']
  expect(compile(folder, [...old, '--skipLibCheck', '--noEmit', 'old.cts'], 'typescript')).toBe('')
})
