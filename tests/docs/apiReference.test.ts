import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allEntries, apis } from '../support/catalogue.js'
import { publicName } from '../support/schemas.js'

const pages = ['generated/API.md', ...apis.map((api) => `generated/${api}/TYPES.md`)]
const read = (file: string): string => readFileSync(file, 'utf8')
const anchors = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-'))

test.each(pages)('every link of %s leads to an entry', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#\s]*)#([^)]*)\)/g)]
  const dead = links.filter(([, file, anchor = '']) => {
    return !anchors(file ? join(dirname(page), file) : page).includes(anchor)
  })
  expect(dead.map(([link]) => link)).toEqual([])
})

test('the scan finds links', () => {
  for (const page of ['generated/API.md', 'generated/evm/TYPES.md']) expect(read(page)).toMatch(/\]\([^)#\s]*#[^)]*\)/)
})

test('every operation has its entry', async () => {
  const reference = read('generated/API.md')
  const missing = (await allEntries()).filter(({ api, id }) => !reference.includes(`#### \`client.${api}.${id}\``))
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('an operation with another path on a plain node names it', () => {
  const paths = [...read('generated/API.md').matchAll(/On a plain node: `([^`]*)`/g)].map(([, path]) => path)
  expect(paths).toEqual([
    'GET /accounts/{address}/module/{module_name}',
    'GET /estimate_gas_price',
    'GET /blocks/by_height/{block_height}',
  ])
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
})

describe('an input that need not be given says what stands in for it', async () => {
  const defaults = (await allEntries()).flatMap((entry) =>
    entry.parameters
      .filter(({ schema }) => schema.default !== undefined)
      .map((parameter) => ({ entry, name: parameter['x-input-name'] ?? publicName(parameter.name) })),
  )

  test('the scan finds the inputs that have a default', () => expect(defaults.length).toBeGreaterThan(50))

  test('in the reference', () => {
    const sections = new Map(
      read('generated/API.md')
        .split(/^#### /m)
        .map((section) => [section.slice(0, section.indexOf('\n')), section]),
    )
    const silent = defaults.filter(({ entry, name }) => {
      const section = sections.get(`\`client.${entry.api}.${entry.id}\``) ?? ''
      return !section.split('\n').some((line) => line.startsWith(`| \`${name}\` |`) && line.includes('Default: '))
    })
    expect(silent.map(({ entry, name }) => `${entry.id}.${name}`)).toEqual([])
  })

  test('in the types', () => {
    const types = new Map(apis.map((api) => [api, read(`generated/${api}/types.gen.ts`)]))
    const silent = defaults.filter(({ entry, name }) => {
      const [, body = ''] =
        types.get(entry.api)?.match(new RegExp(`interface ${pascal(entry.id)}Input \\{([^]*?)\\n\\}`)) ?? []
      const [before = ''] = body.split(new RegExp(`^ *(?:readonly )?'?${name}'?\\?:`, 'm'))
      return before === body || !/Default:\s/.test(before.slice(before.lastIndexOf('/**')))
    })
    expect(silent.map(({ entry, name }) => `${entry.id}.${name}`)).toEqual([])
  })
})

test('the type of a paged answer names what the call gives instead: a page of its rows', async () => {
  const types = new Map(apis.map((api) => [api, read(`generated/${api}/types.gen.ts`)]))
  const paged = (await allEntries()).filter((entry) => entry.operation['x-page'])
  expect(paged.length).toBeGreaterThan(40)
  const silent = paged.filter(({ api, id }) => {
    const [before = ''] = types.get(api)?.split(`export type ${pascal(id)}Output =`) ?? []
    return !/`Page<[^`]+>`/.test(before.slice(before.lastIndexOf('/**')))
  })
  expect(silent.map(({ id }) => id)).toEqual([])
  expect(types.get('evm')).toContain('gives it as a `Page<NftOwner>`.')
})

test('the document describes every input of a path or query under its wire name without brackets', async () => {
  const entries = await allEntries()
  const inputs = entries.flatMap(({ id, constant, parameters }) =>
    constant.inputs.filter(({ in: place }) => place !== 'body').map((input) => ({ id, input, parameters })),
  )
  expect(inputs.length).toBeGreaterThan(400)
  const silent = inputs.filter(({ input: { name, wire = name }, parameters }) => {
    const found = parameters.find((parameter) => parameter.name === wire.replace('[]', ''))
    return !found?.description || !found.schema
  })
  expect(silent.map(({ id, input }) => `${id}.${input.name}`)).toEqual([])
})

test('one compute unit is not several', () => {
  for (const page of ['generated/API.md', ...apis.map((api) => `generated/${api}/operations.gen.ts`)])
    expect(read(page)).not.toContain(' 1 compute units')
})

test('a withdrawal is announced for its day, not on it', () => {
  for (const page of ['generated/API.md', ...apis.map((api) => `generated/${api}/operations.gen.ts`)])
    expect(read(page)).not.toContain('announced its withdrawal on ')
})

const pascal = (id: string): string => id[0]?.toUpperCase() + id.slice(1)
