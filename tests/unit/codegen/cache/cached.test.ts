import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cached, textOf } from '../../../../codegen/cache/cached.js'
import { specFolder } from '../../../support/specDocument.js'

const home = mkdtempSync(join(specFolder, 'cached-'))
const name = `tests/${home.slice(-6)}`
const file = `node_modules/.cache/ledgerline/made/${name}.json`
afterAll(() => rmSync(file, { force: true }))

test('what a document became is made again when the document has changed, and only then', async () => {
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
  await cached(name, 'input', async () => 'old')
  writeFileSync(file, JSON.stringify({ key: 'of other code', value: 'old' }))
  expect(await cached(name, 'input', async () => 'new')).toBe('new')
})
