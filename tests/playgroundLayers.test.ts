import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { cyclesIn, type Import, importsIn, sourcesIn } from './support/imports.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const imports = importsIn(root, sourcesIn(root, 'playground'))

/** Imports of what the playground must not know: it reads the manifest and operations, nothing of the generator. */
const ofGenerator = (all: readonly Import[]): readonly Import[] => all.filter(({ to }) => /^codegen\//.test(to))

test('no file of the playground imports the generator, not even its types', () => {
  expect(imports.length).toBeGreaterThan(500)
  expect(ofGenerator(imports)).toEqual([])
})

test('there is no import cycle in the playground, not even of types', () => {
  expect(cyclesIn(imports)).toEqual([])
})

test('the page imports nothing of its build or of the mock server', () => {
  const ofPage = imports.filter(({ from }) => from.startsWith('playground/app/src/'))
  expect(ofPage.filter(({ to }) => /^playground\/(mock|app\/build)\//.test(to))).toEqual([])
})

test('a tree that breaks these rules is found out: by a type, a re-export or a late import too', () => {
  const broken = importsIn(
    ...treeOf({
      'playground/a.ts': "import type { B } from './b.js'\nimport { modelOf } from '../codegen/model.js'",
      'playground/b.tsx': "export { c } from './c.js'",
      'playground/c.ts': "export const c = () => import('./a.js')\nexport type M = import('../codegen/formats.js').M",
    }),
  )
  expect(cyclesIn(broken)).toEqual(['playground/a.ts → playground/b.tsx → playground/c.ts → playground/a.ts'])
  expect(ofGenerator(broken).map(({ from, to }) => `${from} ${to}`)).toEqual([
    'playground/a.ts codegen/model.ts',
    'playground/c.ts codegen/formats.ts',
  ])
})

/** A tree of these files, gone after the test. */
function treeOf(files: Readonly<Record<string, string>>): readonly [root: string, files: readonly string[]] {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return [folder, sourcesIn(folder, 'playground')]
}
