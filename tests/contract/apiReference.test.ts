import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allEntries } from '../support/catalogue.js'

const apis = ['aptos', 'evm', 'node', 'streams']
const pages = ['generated/API.md', ...apis.map((api) => `generated/${api}/TYPES.md`)]
const read = (file: string): string => readFileSync(file, 'utf8')
const anchors = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-'))

test.each(pages)('every link of %s leads to an entry', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#\s]*)#([^)]*)\)/g)]
  expect(links.length).toBeGreaterThan(0)
  const dead = links.filter(([, file, anchor = '']) => {
    return !anchors(file ? join(dirname(page), file) : page).includes(anchor)
  })
  expect(dead.map(([link]) => link)).toEqual([])
})

test('every operation has its entry', async () => {
  const reference = read('generated/API.md')
  const missing = (await allEntries()).filter(({ api, id }) => !reference.includes(`#### \`client.${api}.${id}\``))
  expect(missing.map(({ id }) => id)).toEqual([])
})

describe.each(apis)('%s', (api) => {
  const types = read(`generated/${api}/types.gen.ts`)

  test('every public object is in TYPES.md', async () => {
    const names = [...types.matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name)
    const inputs = (await allEntries()).map(({ id }) => `${id}Input`.toLowerCase()) // those are in API.md
    const listed = anchors(`generated/${api}/TYPES.md`)
    const missing = names.filter((name) => ![...listed, ...inputs].includes(name.toLowerCase()))
    expect(missing).toEqual([])
  })

  test("nothing of the type generator's own client is left in the public types", () => {
    expect(types).not.toContain('ClientOptions')
  })
})
