import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { readDocument } from '../../../../codegen/lint/readDocument.js'
import type { Model } from '../../../../codegen/model/model.js'
import { modelOf } from '../../../../codegen/model/readModel.js'
import { documentWith, type Parts, specFolder } from '../../../support/specDocument.js'
import { json, query, ref, text } from '../../../support/specParts.js'

test.each([
  ['empty', ''],
  ['a list', '- 1\n'],
  ['a text', 'a\n'],
  ['not YAML', 'a: [\n'],
])('a document that is %s is refused by its name and a line', async (_what, content) => {
  const file = join(specFolder(), 'refused.yaml')
  writeFileSync(file, content)
  await expect(readDocument(file)).rejects.toThrow(/refused\.yaml:[12] {2}\w/)
})

test.each([
  ['repeats a key', 'openapi: 3.1.0\nopenapi: 3.1.0\n', 'refused.yaml:2  duplicated mapping key'],
  [
    'is wrongly indented in its twelfth line',
    `openapi: 3.1.0\n${'# one more\n'.repeat(10)}  info: {}\n`,
    'refused.yaml:12  bad indentation of a mapping entry',
  ],
  ['is wrongly indented', 'openapi: 3.1.0\n  info: {}\n', 'refused.yaml:2  bad indentation of a mapping entry'],
])('a document that %s is refused with the line and without a second path', async (_what, content, reason) => {
  const file = join(specFolder(), 'refused.yaml')
  writeFileSync(file, content)
  await expect(readDocument(file)).rejects.toThrow(new RegExp(`^.+${reason}$`))
})

test.each(['3.0.3', '3.2.0', '2.0', '3.1'])('a document of OpenAPI %s is told to be of 3.1', async (version) => {
  const file = documentWith({})
  writeFileSync(file, readFileSync(file, 'utf8').replace('openapi: 3.1.0', `openapi: '${version}'`))
  await expect(readDocument(file)).rejects.toThrow(/^.+yaml:1 {2}'[\d.]+' is not read: write 3\.1\.0$/)
})

describe('a document in several files', () => {
  /** A sound document whose schemas stand in the given files. */
  const documentAcross = (files: Readonly<Record<string, string>>, example?: object): string => {
    const api = specFolder()
    for (const [name, content] of Object.entries(files)) writeFileSync(join(api, name), content)
    const file = join(api, 'openapi.yaml')
    writeFileSync(
      file,
      readFileSync(documentWith({ answer: { $ref: 'row.yaml#/Row' }, ...(example && { example }) }), 'utf8'),
    )
    return file
  }
  const schema = 'type: object, description: A row., properties: { id: { type: string, description: Its id. } }'

  test('that YAML cannot read is one line, whatever refers to it', async () => {
    const row = 'Row:\n  type: object\n\tdescription: A row.\nOther: {}\n' // which nothing refers to
    const failure = readDocument(documentAcross({ 'row.yaml': row }))
    await expect(failure).rejects.toThrow(/^.+row\.yaml:3 {2}Failed to parse: tab characters[^\n]*$/)
  })

  test.each([
    ['a comma', 'Its id, its name }', '2  Property `its name` is not expected here'],
    ['a comma before a colon', 'Its id, the name: second }', '2  Property `the name` is not expected here'],
    ['a colon', 'Its id: a name }', '2  Failed to parse: missed comma between flow collection entries'],
    ['an apostrophe', "'A row's id' }", '2  Failed to parse: missed comma between flow collection entries'],
    ['a #', 'Its #1 }', '4  Failed to parse: deficient indentation. A { or [ before it is not closed'],
  ])('is told to quote a text with %s, without a second path', async (_what, description, reason) => {
    const head = 'Row: { type: object, description: A row., properties: {\n'
    const files = { 'row.yaml': `${head}  id: { type: string, description: ${description},\n  } }\n` }
    const failure = readDocument(documentAcross(files))
    await expect(failure).rejects.toThrow(`row.yaml:${reason}. A text with a comma`)
    await expect(failure).rejects.not.toThrow(' in "')
  })

  test('is told to quote a text with a colon in a block', async () => {
    const failure = readDocument(documentAcross({ 'row.yaml': 'Row:\n  description: A row: one of many\n' }))
    await expect(failure).rejects.toThrow(
      'row.yaml:2  Failed to parse: bad indentation of a mapping entry. A text with',
    )
  })

  test('is not told to quote a word that is only misspelt', async () => {
    const row = schema.replace('description: A row.', 'descripton: A row')
    const failure = readDocument(documentAcross({ 'row.yaml': `Row: { ${row} }\n` }))
    await expect(failure).rejects.toThrow(/Property `descripton` is not expected here\. Did you mean description\?$/m)
  })

  test('is told which name a file lacks, and nothing that follows from it', async () => {
    const failure = readDocument(documentAcross({ 'row.yaml': `Rows: { ${schema} }\n` }))
    await expect(failure).rejects.toThrow(
      /^.+openapi\.yaml:\d+ {2}'row\.yaml#\/Row' leads to nothing: row\.yaml has no 'Row'$/,
    )
  })

  test('has no alias within what it stands for', async () => {
    const looped = 'Row: &row\n  type: object\n  description: A row.\n  properties: { id: *row }\n'
    const failure = readDocument(documentAcross({ 'row.yaml': looped }))
    await expect(failure).rejects.toThrow(/^.+row\.yaml:4 {2}'\*row' stands within what it stands for$/)
  })

  test('is asked for the description of a schema in each of them', async () => {
    const failure = readDocument(documentAcross({ 'row.yaml': 'Row:\n  type: object\n' }))
    await expect(failure).rejects.toThrow(/row\.yaml:1 {2}schema 'Row' has no description/)
  })

  test.each([`{ "$ref": '#/A' }`, `{ '$ref': "#/A" }`, '{"$ref":"#/A"}', '{$ref: row.yaml#/A}'])(
    'may spell a reference %s, and is told where it leads',
    async (reference) => {
      const row = schema.replace('{ id:', `{ a: ${reference}, id:`)
      const lost = readDocument(documentAcross({ 'row.yaml': `Row: { ${row} }\n` }))
      await expect(lost).rejects.toThrow(/row\.yaml:1 {2}'\S*#\/A' leads to nothing: [\w. ]+ has no 'A'$/)
      const looped = readDocument(
        documentAcross({ 'row.yaml': `Row: ${reference}\nA: ${reference.replace('A', 'Row')}\n` }),
      )
      await expect(looped).rejects.toThrow(/row\.yaml:2 {2}'#\/A' leads back to itself/)
    },
  )

  test('has no two schemas of one name', async () => {
    const files = {
      'row.yaml': `Row: { ${schema.replace('{ id:', "{ other: { $ref: 'other.yaml#/Row' }, id:")} }\n`,
      'other.yaml': `Row: { ${schema.replace('A row', 'Another')} }\n`,
    }
    const failure = readDocument(documentAcross(files, { id: 'a', other: { id: 'b' } }))
    await expect(failure).rejects.toThrow(/row\.yaml:1 {2}another schema is called 'Row' too/)
  })
})

describe('a reference within another file is followed there', () => {
  /** The model of a document that refers to `beside.yaml`. */
  const modelBeside = async (parts: Parts, beside: object): Promise<Model> => {
    const api = specFolder()
    const file = join(api, 'openapi.yaml')
    writeFileSync(join(api, 'beside.yaml'), stringify(beside, { aliasDuplicateObjects: false }))
    writeFileSync(file, readFileSync(documentWith(parts)))
    return modelOf('test', await readDocument(file))
  }
  const cursor = { ...text, type: ['string', 'null'] }
  const pages = Object.entries({ page1: 'a', page2: 'b', last: null })
  const Answer = json({
    schema: { $ref: '#/Rows' },
    examples: Object.fromEntries(pages.map(([name, next]) => [name, { value: { rows: [{ id: 'a' }], next } }])),
  })
  const List = { type: 'array', description: 'Rows.', items: { $ref: '#/Item' } }
  const Item = { type: 'object', description: 'A row.', properties: { id: text } }
  const Rows = { type: 'object', description: 'Rows.', properties: { rows: { $ref: '#/List' }, next: cursor } }

  test('as the answer of a paged operation is, and its list', async () => {
    const operation = {
      responses: { 200: { $ref: 'beside.yaml#/Answer' } },
      'x-page': { style: 'cursor', items: 'rows', cursor: 'next', size: 'fixed', first: 0 },
    }
    const model = await modelBeside({ operation, parameters: [query('cursor')] }, { Answer, Rows, List, Item })
    expect(model.operations[0]?.page?.item.shape).toEqual({ kind: 'ref', name: 'Item' })
  })

  test('as the tag of a member of a union is', async () => {
    const member = (kind: string): object => ({
      type: 'object',
      description: 'A member.',
      required: ['kind'],
      properties: { kind: { $ref: `#/${kind}` } },
    })
    const One = member('KindOne')
    const Two = member('KindTwo')
    const mapping = { one: 'beside.yaml#/One', two: 'beside.yaml#/Two' }
    const oneOf = Object.values(mapping).map(($ref) => ({ $ref }))
    const Either = { description: 'Either.', oneOf, discriminator: { propertyName: 'kind', mapping } }
    const model = await modelBeside(
      {
        schemas: { Either },
        answer: { type: 'array', description: 'Each.', items: { $ref: ref('Either') } },
        example: [{ kind: 'one' }, { kind: 'two' }],
      },
      { One, Two, KindOne: { ...text, const: 'one' }, KindTwo: { ...text, const: 'two' } },
    )
    const shape = model.answers.find(({ name }) => name === 'Either')?.shape
    expect(shape).toMatchObject({ kind: 'union', variants: [{ tags: ['one'] }, { tags: ['two'] }] })
  })

  test('as the inputs of a body are, so that two of one name are shown', async () => {
    const Fields = { type: 'object', description: 'A body.', properties: { aB: text } }
    const Body = json({ schema: { $ref: '#/Fields' } })
    const failure = modelBeside(
      { operation: { requestBody: { $ref: 'beside.yaml#/Body' } }, parameters: [query('a_b')] },
      { Body, Fields },
    )
    await expect(failure).rejects.toThrow(/openapi\.yaml:\d+ {2}name collision: 'a_b' and 'aB' are both 'aB'$/)
  })
})

describe('a path item beside the index', () => {
  /** An index with the given paths, beside a file with two path items and a header. */
  const indexWith = (paths: object): string => {
    const api = specFolder()
    const file = join(api, 'openapi.yaml')
    const sound = parse(readFileSync(documentWith({}), 'utf8'))
    const [item] = Object.values<{ get: object }>(sound.paths)
    const getOthers = { get: { ...item?.get, operationId: 'getOthers' } }
    mkdirSync(join(api, 'paths'))
    const Total = { description: 'How many rows there are.', schema: { type: 'string' } }
    const beside = stringify({ Total, getOthers }).replaceAll('#/components', '../openapi.yaml#/components')
    writeFileSync(join(api, 'paths', 'row.yaml'), beside)
    writeFileSync(file, stringify({ ...sound, paths: { ...sound.paths, ...paths } }))
    return file
  }

  test('that it does not reference stops generation with file, line and reason', async () => {
    const failure = readDocument(indexWith({}))
    await expect(failure).rejects.toThrow(
      /row\.yaml:5 {2}path item 'getOthers' of .+\/paths\/row\.yaml is in no index; add its path to openapi\.yaml$/,
    )
    await expect(failure).rejects.not.toThrow(/Total/)
  })

  test('and an example and a schema that nothing refers to are shown', async () => {
    const file = indexWith({ '/others': { $ref: 'paths/row.yaml#/getOthers' } })
    for (const [folder, content] of Object.entries({
      schemas: 'Lost: { type: object }\n',
      examples: '# rows\nlost: {}\n',
    })) {
      mkdirSync(join(file, '..', folder))
      writeFileSync(join(file, '..', folder, 'row.yaml'), content)
    }
    await expect(readDocument(file)).rejects.toThrow(
      /examples\/row\.yaml:2 {2}nothing refers to 'lost': .*\n.+schemas\/row\.yaml:1 {2}nothing refers to 'Lost'/,
    )
  })

  test.each(['', './'])('that it references as %spaths/… is an operation', async (here) => {
    const document = await readDocument(indexWith({ '/others': { $ref: `${here}paths/row.yaml#/getOthers` } }))
    expect(modelOf('test', document).operations.map(({ id }) => id)).toEqual(['getRows', 'getOthers'])
  })
})
