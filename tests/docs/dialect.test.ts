import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formats } from '../../codegen/formats/formats.js'

// `specs/README.md` says that its tables hold all there is.
const readme = readFileSync('specs/README.md', 'utf8')

/** The rows of the table under a heading, each as its cells. */
function tableUnder(heading: string): readonly (readonly string[])[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((row) => row.split(/(?<!\\)\|/).slice(1, -1))
}

const codeIn = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** Every extension in the documents, with its values; not what stands in examples. */
function extensionsOf(node: unknown, found = new Map<string, unknown[]>()): Map<string, unknown[]> {
  for (const [key, value] of Object.entries(Object(node))) {
    if (key.startsWith('x-')) found.set(key, [...(found.get(key) ?? []), value])
    else if (key !== 'headers' && typeof value === 'object' && !isAnswer(key, value)) extensionsOf(value, found)
  }
  return found
}

/** What an example holds, which is no part of a document; a field of that name is a schema with a description. */
const isAnswer = (key: string, value: unknown): boolean =>
  key === 'value' && typeof Object(value).description !== 'string'

const used = new Map<string, unknown[]>()
for (const file of readdirSync('specs', { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.yaml')) extensionsOf(parse(readFileSync(`specs/${file}`, 'utf8')), used)
}
const extensions = tableUnder('What each extension means').map((cells) => codeIn(cells.join(' ')))

const inOrder = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort()

test('the table of formats has those that the generator knows, and no others', () => {
  const named = tableUnder('Formats').flatMap(([format = '']) => codeIn(format))
  expect(inOrder(named)).toEqual(inOrder(Object.keys(formats)))
})

test('the table of extensions has those of the documents that the generator reads, and no others', () => {
  const named = extensions.flat().flatMap((code) => code.match(/^x-[a-z-]+/) ?? [])
  const read = readFileSync('codegen/document/document.ts', 'utf8').match(/(?<=')x-[a-z-]+(?=')/g) ?? []
  expect(inOrder(read)).toEqual(inOrder(named))
  // only the tests of the generator have what no document needs yet
  expect(inOrder(named).filter((name) => !used.has(name) && name !== 'x-api')).toEqual([])
  expect(inOrder(used.keys()).filter((name) => !named.includes(name))).toEqual([])
})

test.each([
  'x-page',
  'x-list',
  'x-reads',
  'x-lifecycle',
  'x-cost-per',
  'x-transport',
  'x-accept',
  'x-rows',
  'x-resolve',
  'x-array',
  'x-address-case',
])('the row of %s has every word that the documents give it', (extension) => {
  const rows = extensions.filter((codes) => codes.some((code) => code.startsWith(extension)))
  const row = rows.flat().join(' ')
  const words = used
    .get(extension)
    ?.flatMap((value) => (typeof value === 'string' ? value : [...Object.keys(Object(value)), Object(value).style]))
  for (const word of inOrder(words?.filter((each) => each !== undefined) ?? [])) expect(row).toContain(word)
})
