import { describe, expect, test } from 'vitest'
import { allEntries, apis, documentOf, publicName } from '../support/catalogue.js'

/** What a document says in words, and the names that its texts could use. */
interface Words {
  readonly texts: Map<string, string>
  readonly names: Set<string>
  readonly values: Set<string>
}

const namesOf = (node: object, key: string): readonly string[] => {
  if (key === 'properties') return Object.keys(Reflect.get(node, key))
  return key === 'name' && 'in' in node ? [String(Reflect.get(node, key))] : []
}

/** Every text of a document by its place, with all wire names and all values of enums; not what stands in examples. */
function wordsOf(node: unknown, place: string, words: Words): Words {
  for (const [key, value] of Object.entries(Object(node))) {
    for (const name of namesOf(Object(node), key)) words.names.add(name)
    if (key === 'description' && typeof value === 'string') words.texts.set(place, value)
    else if (['enum', 'x-known', 'const'].includes(key))
      for (const each of [value].flat()) words.values.add(String(each))
    else if (typeof value === 'object' && !key.startsWith('example')) wordsOf(value, `${place}/${key}`, words)
  }
  return words
}

const entries = await allEntries()

describe.each(apis)('%s', (api) => {
  const { texts, names, values } = wordsOf(documentOf(api), '', {
    texts: new Map(),
    names: new Set(),
    values: new Set(),
  })

  test('has texts', () => expect(texts.size).toBeGreaterThan(200))

  test('a text calls a field or an input what users call it', () => {
    const onWire = [...names].filter((name) => publicName(name) !== name && !values.has(name))
    const found = [...texts].flatMap(([place, text]) =>
      [...text.matchAll(/`([\w.]+)`/g)]
        .flatMap(([, code = '']) => code.split('.'))
        .filter((word) => onWire.includes(word))
        .map((word) => `${place}: ${word}`),
    )
    expect(found).toEqual([])
  })

  test('a text is made of whole sentences, one blank apart', () => {
    const broken = [...texts].filter(([, text]) => !text.trimEnd().endsWith('.') || /\S {2}|\s[,.;:]\s/.test(text))
    expect(broken).toEqual([])
  })

  test('no two operations are summed up in the same words', () => {
    const summaries = entries.filter((entry) => entry.api === api).map(({ operation }) => operation.summary)
    expect(summaries.filter((summary, index) => summaries.indexOf(summary) !== index)).toEqual([])
  })
})
