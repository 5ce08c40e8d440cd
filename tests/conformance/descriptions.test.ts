import { describe, expect, test } from 'vitest'
import type { Model } from '../../codegen/model/model.js'
import { allEntries, apis, documentOf, type Entry } from '../support/catalogue.js'
import { readModels } from '../support/models.js'
import { publicName } from '../support/schemas.js'

/** What a document says in words, and the names that its texts could use. */
interface Words {
  readonly texts: Map<string, string>
  readonly names: Set<string>
  readonly values: Set<string>
}

const noWords = (): Words => ({ texts: new Map(), names: new Set(), values: new Set() })

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

/** What an operation says in words, with all the names and values of the schemas that it leads to. */
function wordsOfOperation({ document, operation, parameters }: Entry): Words {
  const words = noWords()
  const parts = new Set<object>([operation, parameters])
  for (const part of parts) {
    wordsOf(part, '', words)
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      parts.add(document.components.schemas[name] ?? {})
  }
  return words
}

const entries = await allEntries()

describe.each(apis)('%s', (api) => {
  const { texts, names, values } = wordsOf(documentOf(api), '', noWords())

  test('the scan finds the texts of the document', () => expect(texts.size).toBeGreaterThan(10))

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

// A hover shows one text alone.
describe.each(readModels())('the text of a field of $api', (model) => {
  const fields = fieldsOf(model)

  test('says so where it may be null', () => {
    const nullable = fields.filter(({ field }) => field.nullable)
    expect(fields).not.toEqual([])
    expect(nullable.filter(({ field }) => !/\bnull\b/i.test(field.description)).map(({ at }) => at)).toEqual([])
  })

  test('does not lean on the field before it', () => {
    const leaning = /^(Its|The same (?!as `))|\bthat (block|transaction|price|volume|pool|chain)\b/
    expect(fields.filter(({ field }) => leaning.test(field.description)).map(({ at }) => at)).toEqual([])
  })
})

/** Every field of an answer or a delivery, with the place where it stands. */
function fieldsOf({ answers }: Model) {
  return answers.flatMap(({ name, shape }) =>
    shape.kind === 'object' ? shape.fields.map((field) => ({ field, at: `${name}.${field.name}` })) : [],
  )
}

// Several operations may share an input, and then its text has to be true of each of them.
describe('the text of an input', () => {
  test.each(apis)('names no field or input that only other operations of %s have', (api) => {
    const all = [...wordsOf(documentOf(api), '', noWords()).names].map(publicName)
    const foreign = entries
      .filter((entry) => entry.api === api)
      .flatMap((entry) => {
        const { names, values } = wordsOfOperation(entry)
        const own = [...[...names].map(publicName), ...values]
        return entry.parameters.flatMap(({ name, description }) =>
          [...description.matchAll(/`(\w+)`/g)]
            .filter(([, word = '']) => all.includes(word) && !own.includes(word))
            .map(([, word]) => `${entry.id}.${name}: ${word}`),
        )
      })
    expect(foreign).toEqual([])
  })

  test('gives an end of a period only where it has a start, and elsewhere a point in time', () => {
    const wrong = entries.flatMap(({ id, parameters }) =>
      parameters
        .filter(({ name }) => /^to_(block|date)$/.test(name))
        .filter(({ name, description }) => {
          const hasStart = parameters.some((other) => other.name === name.replace('to', 'from'))
          return hasStart !== /^(Last block|End of the period)(?!.* read )/.test(description)
        })
        .map(({ name }) => `${id}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test.each(readModels())('of a moment says what a day means, and of $api whether a bound is included', (model) => {
    const moments = inputsOf(model).filter(
      ({ shape }) => shape.kind === 'scalar' && /^(date-time|unix-)/.test(shape.format ?? ''),
    )
    const silent = moments.filter(
      ({ description, list }) =>
        !/midnight UTC/.test(description) || (['from', 'to'].includes(list ?? '') && !/included/.test(description)),
    )
    expect(silent.map(({ name, description }) => `${name}: ${description}`)).toEqual([])
  })

  test.each(readModels())('of a block that bounds a range of $api says that it is included', (model) => {
    const blocks = inputsOf(model).filter(
      ({ shape, list }) => shape.kind === 'scalar' && shape.format === 'block-number' && /from|to/.test(list ?? ''),
    )
    expect(blocks.filter(({ description }) => !/to include/.test(description)).map(({ name }) => name)).toEqual([])
  })
})

const inputsOf = ({ operations }: Model) => operations.flatMap(({ inputs }) => inputs)
