import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { allEntries, apis } from '../../support/catalogue.js'

const source = fileURLToPath(new URL('../../../src/', import.meta.url))
const rooms = ['client', 'transport', 'operation']

/** Code of a room, file by file, without its comments. */
const files = rooms.flatMap((room) =>
  readdirSync(`${source}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({
      name: `${room}/${name}`,
      code: readFileSync(`${source}${room}/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, ''),
    })),
)

const quoted = (word: string): RegExp => new RegExp(`['"\`]${word}['"\`]`)

/** Where a word that is an API's name means something else: the option `aptosNode`. */
const others: readonly (readonly [file: string, code: string])[] = [
  ['client/settings.ts', "Omit<ClientOptions, 'aptosNode'>"],
  ['client/settings.ts', "direct: aptosNode === 'fullnode' ? 'aptosNode' : undefined"],
]

describe('what an API or an operation does stands in its document', () => {
  test.each(rooms)('src/%s is looked through', (room) => {
    expect(files.filter(({ name }) => name.startsWith(`${room}/`)).length).toBeGreaterThan(3)
  })

  test('no code of client, transport or operation names an operation or a path', async () => {
    const entries = await allEntries()
    const words = [...new Set(entries.flatMap(({ id, path }) => [id, path]))].filter((word) => word !== '/') // a root is no name
    const found = files.flatMap(({ name, code }) =>
      words.filter((word) => quoted(word.replace(/[{}.]/g, '\\$&')).test(code)).map((word) => [name, word]),
    )
    expect(found).toEqual([])
  })

  test('no code of client, transport or operation names an API, but for the option that picks a plain node', () => {
    const found = files.flatMap(({ name, code }) => {
      const rest = others.reduce((text, [file, known]) => (file === name ? text.replace(known, '') : text), code)
      return apis.filter((api) => quoted(api).test(rest)).map((api) => [name, api])
    })
    expect(found).toEqual([])
  })
})
