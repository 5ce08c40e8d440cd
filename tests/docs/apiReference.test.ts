import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allEntries, apis } from '../support/catalogue.js'
import { publicName } from '../support/schemas.js'

const pages = readdirSync('docs/reference', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => join('docs/reference', file))
const read = (file: string): string => readFileSync(file, 'utf8')
const reference = pages.map(read).join('\n')

/** The text about each operation, by `api.operation`. */
const sections = new Map<string, string>(
  pages.flatMap((page) => {
    const api = basename(dirname(page))
    return read(page)
      .split(/^## /m)
      .slice(1)
      .map((section) => [`${api}.${section.slice(0, section.indexOf('\n'))}`, section] as const)
  }),
)
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
  for (const page of ['README.md', 'evm/wallet.md', 'evm/types.md'])
    expect(read(`docs/reference/${page}`)).toMatch(/\]\([^)#\s]*#[^)]*\)/)
})

test('the index leads to every operation, by what it gives', async () => {
  const index = read('docs/reference/README.md')
  const missing = (await allEntries()).filter(({ api, id, operation }) => {
    const [, page] =
      index.match(new RegExp(`\\[${escaped(operation.summary)}\\]\\((${api}/\\S+)#${id.toLowerCase()}\\)`)) ?? []
    return page === undefined || !read(`docs/reference/${page}`).includes(`\n## ${id}\n`)
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('an operation tells its example, each of its inputs, its cost and every field of its rows', async () => {
  const section = sections.get('evm.getWalletTokenBalancesPrice') ?? ''
  expect(section).toContain('**Token balances of a wallet, with prices.**')
  expect(section).toContain("```ts\nfor await (const item of client.evm.getWalletTokenBalancesPrice({\n  address: '0x")
  expect(section).toContain('returns a [`Page`](../../guide/pages.md) of [`Erc20TokenBalanceWithPrice`](types.md#')
  expect(section).toContain('- Costs 100 compute units.')
  expect(section).toMatch(/^\| `usdValue\?` \| [^|]+ \| `number` \\\| `null` \| US dollars \|$/m)
  const silent = (await allEntries()).flatMap(({ api, id, constant }) =>
    constant.inputs.filter(({ name }) => !/^\| /m.test(rowOf(`${api}.${id}`, name))).map(({ name }) => `${id}.${name}`),
  )
  expect(silent).toEqual([])
})

test('every operation shows a response of the service', async () => {
  const silent = (await allEntries()).filter(({ api, id }) => !sections.get(`${api}.${id}`)?.includes('```json\n'))
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('a status that not every operation fails with is told with its error', () => {
  expect(sections.get('aptosNode.getBlockByHeight')).toContain('`NotFoundError` (404)')
  expect(sections.get('evm.getWalletNFTs')).not.toContain('Throws')
  expect(read('docs/reference/errors.md')).toContain('| 429 | `RateLimitError` | `RATE_LIMITED` |')
})

test('an operation with another path on a plain node names it', () => {
  const paths = [...reference.matchAll(/On a plain node: `([^`]*)`/g)].map(([, path]) => path)
  expect(paths.sort()).toEqual([
    'GET /accounts/{address}/module/{module_name}',
    'GET /blocks/by_height/{block_height}',
    'GET /estimate_gas_price',
  ])
})

describe.each(apis)('%s', (api) => {
  const types = read(`generated/${api}/types.gen.ts`)

  test('every public object is on the page of its types', async () => {
    const names = [...types.matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name)
    const inputs = (await allEntries()).map(({ id }) => `${id}Input`.toLowerCase()) // their operations tell them
    const listed = anchors(`docs/reference/${api}/types.md`)
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
    const silent = defaults.filter(({ entry, name }) => {
      const section = sections.get(`${entry.api}.${entry.id}`) ?? ''
      const titles = (/^\| input \|.*(?= \|$)/m.exec(section)?.[0] ?? '').split(' | ')
      const cells = rowOf(`${entry.api}.${entry.id}`, name)
        .replace(/ \|$/, '')
        .split(/(?<!\\) \| /)
      return !cells[titles.indexOf('default')]?.trim()
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
  for (const page of [...pages, ...apis.map((api) => `generated/${api}/operations.gen.ts`)])
    expect(read(page)).not.toContain(' 1 compute units')
})

test('a withdrawal is announced for its day, not on it', () => {
  for (const page of [...pages, ...apis.map((api) => `generated/${api}/operations.gen.ts`)])
    expect(read(page)).not.toContain('announced its withdrawal on ')
})

const pascal = (id: string): string => id[0]?.toUpperCase() + id.slice(1)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The row of an input in the section of its operation. */
function rowOf(operation: string, input: string): string {
  const [, table = ''] = sections.get(operation)?.split(/^\| input \|/m) ?? []
  return (
    table.split('\n').find((line) => line.startsWith(`| \`${input}\` |`) || line.startsWith(`| \`${input}?\` |`)) ?? ''
  )
}
