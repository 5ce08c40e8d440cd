import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cached, textOf } from '../../../../codegen/cache/cached.js'
import { specFolder } from '../../../support/specDocument.js'

/** A folder of documents, and what is cached of it. */
function homeOf(): { readonly home: string; readonly name: string; readonly file: string } {
  const home = specFolder()
  const name = `tests/${basename(home)}`
  const file = `node_modules/.cache/ledgerline/made/${name}.json`
  onTestFinished(() => rmSync(file, { force: true }))
  return { home, name, file }
}

test('what a document became is made again when the document has changed, and only then', async () => {
  const { home, name } = homeOf()
  let made = 0
  const make = (): Promise<number> => cached(name, textOf([home]), async () => ++made)
  writeFileSync(join(home, 'openapi.yaml'), 'openapi: 3.1.0')
  expect([await make(), await make()]).toEqual([1, 1])
  writeFileSync(join(home, 'openapi.yaml'), 'openapi: 3.1.1')
  expect([await make(), await make()]).toEqual([2, 2])
  writeFileSync(join(home, 'paths.yaml'), '{}')
  expect(await make()).toBe(3)
})

test('what was made by other code is made again', async () => {
  const { name, file } = homeOf()
  await cached(name, 'input', async () => 'old')
  writeFileSync(file, JSON.stringify({ key: 'of other code', value: 'old' }))
  expect(await cached(name, 'input', async () => 'new')).toBe('new')
})
