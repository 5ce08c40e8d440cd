import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { emitCalls } from '../../../../codegen/emit/calls.js'
import { emitClient } from '../../../../codegen/emit/client.js'
import { emitDecoders } from '../../../../codegen/emit/decoders.js'
import { emitEncoders } from '../../../../codegen/emit/encoders.js'
import { emitOperations } from '../../../../codegen/emit/operations.js'
import { referenceFiles } from '../../../../codegen/emit/reference/referenceFiles.js'
import { typesPage } from '../../../../codegen/emit/reference/typesPage.js'
import { emitTypes } from '../../../../codegen/emit/types.js'
import { formats } from '../../../../codegen/formats/formats.js'
import { unknownPrimitives } from '../../../../codegen/formats/primitives.js'
import { readDocument } from '../../../../codegen/lint/readDocument.js'
import type { Model } from '../../../../codegen/model/model.js'
import { modelOf } from '../../../../codegen/model/readModel.js'
import { paged } from '../../../support/refusals/pages.js'
import { documentWith } from '../../../support/specDocument.js'
import { either, json, One, query, ref, row, text } from '../../../support/specParts.js'

const textCalls = (model: Model): string => emitCalls(model).text
const textClient = (model: Model): string => emitClient(model).text
const textDecoders = (model: Model): string => emitDecoders(model).text
const textEncoders = (model: Model): string | undefined => emitEncoders(model)?.text
const textOperations = (model: Model): string => emitOperations(model).text

describe('a sound document', () => {
  test('becomes an operation and its decoder, the same each time', async () => {
    const file = documentWith({ parameters: [query('page_size')] })
    const model = modelOf('test', await readDocument(file))
    expect(textOperations(model)).toBe(textOperations(modelOf('test', await readDocument(file))))
    expect(textOperations(model)).toContain("name: 'pageSize', wire: 'page_size', in: 'query'")
    expect(textDecoders(model)).toContain('export function decodeRow(')
  })

  test('is told of in the singular when it has one operation', async () => {
    const model = modelOf('test', await readDocument(documentWith({})))
    expect(textClient(model)).toMatch(/ 1 operation, each a method/)
    expect(referenceFiles([model])['docs/reference/README.md']).toContain('\n1 operation, ')
  })

  test('may have tags and fields that begin as extensions do', async () => {
    const member = (tag: string): object => ({
      type: 'object',
      description: 'A member.',
      required: ['kind'],
      properties: { kind: { ...text, const: tag }, 'x-rank': text },
    })
    const mapping = { 'x-row': '#/components/schemas/One', row: '#/components/schemas/Two' }
    const Either = {
      description: 'Either.',
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'kind', mapping },
    }
    const schemas = { One: member('x-row'), Two: member('row'), Either }
    const model = modelOf('test', await readDocument(documentWith({ schemas })))
    expect(textDecoders(model)).toContain("case 'x-row':\n      return decodeOne(value, decoding)")
  })

  test('names the keys of an object of data as the wire does, for all that is made of them', async () => {
    const Data = { type: 'object', description: 'Data.', additionalProperties: true, properties: { token_id: text } }
    const model = modelOf('test', await readDocument(documentWith({ schemas: { Data } })))
    expect(model.answers.find(({ name }) => name === 'Data')?.shape).toMatchObject({ known: [{ name: 'token_id' }] })
  })

  test('may have quotes and backslashes in whatever stands in code', async () => {
    const name = 'it\'s \\ "so"'
    const Odd = { type: 'object', description: 'Odd.', required: [name], properties: { [name]: text } }
    const path = "/row's/{id}"
    const item = { get: undefined }
    const file = documentWith({ item, schemas: { Odd } })
    const whole = parse(readFileSync(file, 'utf8'))
    const sound = parse(readFileSync(documentWith({}), 'utf8')).paths['/rows']
    const id = {
      name: 'id',
      in: 'path',
      required: true,
      description: 'An id.',
      schema: { type: 'string', enum: [name] },
      example: name,
    }
    whole.paths = { [path]: { get: { ...sound.get, parameters: [id] } } }
    writeFileSync(file, stringify(whole))
    const model = modelOf('test', await readDocument(file))
    const inCode = String.raw`'it\'s \\ "so"'`
    expect(textDecoders(model)).toContain(`text(value[${inCode}]) ?? required(decoding, value, ${inCode}, 'string')`)
    expect(textOperations(model)).toContain(`asOneOf(value, at, [${inCode}])`)
    expect(textOperations(model)).toContain(String.raw`path: '/row\'s/{id}'`)
    expect(textCalls(model)).toContain(String.raw`'GET /row\'s/{id}': {`)
  })

  test('may have an input of such a wire name under another, because it is only sent', async () => {
    const file = documentWith({ parameters: [{ ...query('constructor'), 'x-input-name': 'builder' }] })
    const operations = textOperations(modelOf('test', await readDocument(file)))
    expect(operations).toContain("{ name: 'builder', wire: 'constructor', in: 'query', encode: asText }")
  })

  test('may have no schema with a name', async () => {
    const file = documentWith({ answer: { ...text, description: 'Some text.' }, example: 'a' })
    const { components: _, ...document } = parse(readFileSync(file, 'utf8'))
    writeFileSync(file, stringify(document))
    expect(modelOf('test', await readDocument(file)).answers).toEqual([])
  })

  test('may say `null` in a list or a text with a name, and in a union', async () => {
    const model = modelOf(
      'test',
      await readDocument(
        documentWith({
          schemas: {
            One,
            Left: { type: 'object', description: 'Another.', required: ['left'], properties: { left: text } },
            Price: { type: ['string', 'null'], format: 'wei', description: 'A price.' },
            Rows: { type: ['array', 'null'], description: 'Rows.', items: row },
            Either: either({
              oneOf: [{ $ref: ref('One') }, { $ref: ref('Left') }, { type: 'null' }],
              'x-resolve': 'by-keys',
            }),
            Odd: {
              type: 'object',
              description: 'Odd.',
              properties: {
                a: { $ref: ref('Price') },
                b: { $ref: ref('Rows') },
                c: { $ref: ref('Either') },
              },
            },
          },
          answer: { type: 'array', description: 'Odd ones.', items: { $ref: ref('Odd') } },
          example: [{ a: '1', b: [{ id: 'a' }], c: { kind: 'one', a: 'a' } }, { c: { left: 'a' } }],
        }),
      ),
    )
    const shape = model.answers.find(({ name }) => name === 'Odd')?.shape
    expect(shape).toMatchObject({ fields: [{ nullable: true }, { nullable: true }, { nullable: true }] })
  })

  test('reads the rows of a list as they are accepted, and `null` under any wire name', async () => {
    const rows = { type: 'array', 'x-accept': 'empty-object', description: 'Rows.', items: text }
    const a = { type: ['string', 'null'], 'x-also': ['old_a'], description: 'Text.' }
    const any = { 'x-also': ['old_b'], description: 'Anything.' }
    const properties = { a, b: any, rows: { type: 'array', description: 'Lists.', items: rows } }
    const Odd = { type: 'object', description: 'Odd.', properties }
    const decoders = textDecoders(modelOf('test', await readDocument(documentWith({ schemas: { Odd } }))))
    expect(decoders).toContain(
      "list(raw, decoding, (value: unknown) => list(emptyAsList(value), decoding, text, 'string'",
    )
    expect(decoders).toContain('raw = either(value.a, value.old_a)')
    expect(decoders).toContain('raw = either(value.b, value.old_b)')
  })

  test('encodes a body by the public names of its fields and the JSON types of the wire', async () => {
    const kinds = ['one', 'two'].map((kind) => ({
      type: 'object',
      description: 'A member.',
      required: ['row_kind'],
      properties: { row_kind: { ...text, const: kind } },
    }))
    const [Left, Right] = kinds
    const mapping = { one: ref('Left'), two: ref('Right') }
    const Either = {
      description: 'Either.',
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'row_kind', mapping },
    }
    const field = (type: string, format: string): object => ({ type, format, description: 'A field.' })
    const Body = {
      type: 'object',
      description: 'A body.',
      properties: {
        a: { description: 'Either.', $ref: ref('Either') },
        b: field('string', 'decimals'),
        c: field('integer', 'unix-seconds'),
        d: field('integer', 'wei'),
      },
    }
    const requestBody = { description: 'A body.', ...json({ schema: { $ref: ref('Body') } }), 'x-input-name': 'body' }
    const file = documentWith({ operation: { requestBody }, schemas: { Left, Right, Either, Body } })
    const encoders = textEncoders(modelOf('test', await readDocument(file)))
    expect(encoders).toContain("encodeUnion(value, at, 'Either', 'rowKind', {")
    expect(encoders).toContain("['b', 'b', asUint]")
    expect(encoders).toContain("['c', 'c', (value, at) => asCount(asUnixSeconds(value, at), at)]")
    expect(encoders).toContain("['d', 'd', asCount]")
  })

  test('names its secrets, under all names and at any depth, and encodes them as such', async () => {
    const hidden = { ...text, 'x-secret': true }
    const Inner = {
      type: 'object',
      description: 'Inner.',
      properties: { signing_key: { ...hidden, 'x-also': ['sk'] } },
    }
    const inner = { $ref: ref('Inner') }
    const Sent = { type: 'object', description: 'Sent.', properties: { pass_word: hidden } }
    const Body = { type: 'object', description: 'A body.', properties: { sent: { $ref: ref('Sent') } } }
    const answer = { type: 'array', description: 'Rows.', items: inner }
    const token = {
      name: 'user_token',
      in: 'query',
      description: 'A token.',
      schema: { type: 'string', 'x-secret': true },
    }
    const requestBody = { description: 'A body.', ...json({ schema: { $ref: ref('Body') } }) }
    const schemas = { Inner, Sent, Body }
    const file = documentWith({
      operation: { requestBody, parameters: [token] },
      answer,
      example: [{ signing_key: 'a' }],
      schemas,
    })
    const model = modelOf('test', await readDocument(file))
    const secrets = "secrets: ['passWord', 'pass_word', 'signingKey', 'signing_key', 'sk', 'userToken', 'user_token']"
    expect(textOperations(model)).toContain(secrets)
    expect(textCalls(model)).toContain(secrets)
    expect(textOperations(model)).toContain('encode: (value, at) => asSecret(value, at, asText)')
    expect(textEncoders(model)).toContain("['passWord', 'pass_word', (value, at) => asSecret(value, at, asText)]")
  })

  test('encodes a union that is told by its keys by their public names, whatever tag it names besides', async () => {
    const member = (key: string): object => ({
      type: 'object',
      description: 'A member.',
      required: [key, 'kind'],
      properties: { [key]: text, kind: { ...text, const: 'any' } },
    })
    const [Left, Right] = [member('left_side'), member('right_side')]
    const oneOf = ['Left', 'Right'].map((name) => ({ $ref: ref(name) }))
    const Either = { description: 'Either.', oneOf, 'x-resolve': 'by-keys', discriminator: { propertyName: 'kind' } }
    const a = { description: 'Either.', $ref: ref('Either') }
    const Body = { type: 'object', description: 'A body.', properties: { a } }
    const requestBody = { description: 'A body.', ...json({ schema: { $ref: ref('Body') } }), 'x-input-name': 'body' }
    const file = documentWith({ operation: { requestBody }, schemas: { Left, Right, Either, Body } })
    const encoders = textEncoders(modelOf('test', await readDocument(file)))
    expect(encoders).toContain(
      "encodeByKeys(value, at, 'Either', [\n    [['leftSide', 'kind'], encodeLeft],\n    [['rightSide', 'kind'], encodeRight],\n  ])",
    )
  })

  test.each(['/', '/rows/', "/~:@!$&'()*+,;=-._0/Az_9"])('may have the path %s', async (path) => {
    const file = documentWith({})
    const { paths, ...document } = parse(readFileSync(file, 'utf8'))
    writeFileSync(file, stringify({ ...document, paths: { [path]: paths['/rows'] } }))
    expect(modelOf('test', await readDocument(file)).operations[0]?.path).toBe(path)
  })

  test('may say how parameters travel where that is how they do, and of its key that it is in our header', async () => {
    const file = documentWith({ parameters: [{ ...query('a'), style: 'form', explode: true }] })
    const { paths, components, ...document } = parse(readFileSync(file, 'utf8'))
    const { parameters, ...operation } = paths['/rows'].get
    const id = { ...query('id'), in: 'path', required: true, style: 'simple', explode: false, example: 'a' }
    const item = { get: { ...operation, parameters: [...parameters, id] } }
    const key = { type: 'apiKey', in: 'header', name: 'X-API-Key' }
    const keyed = { ...components, securitySchemes: { key } }
    writeFileSync(file, stringify({ ...document, paths: { '/rows/{id}': item }, components: keyed }))
    await expect(readDocument(file)).resolves.toMatchObject({ components: { securitySchemes: { key } } })
  })

  test('may send a list as one text, by the typed client and the raw one', async () => {
    const schema = { type: 'array', items: { ...text, enum: ['a', 'b'] } }
    const file = documentWith({ parameters: [{ ...query('kinds'), explode: false, schema }] })
    const model = modelOf('test', await readDocument(file))
    expect(textOperations(model)).toContain('asJoined(value, at, (value, at) => asList(')
    expect(textCalls(model)).toContain("joined: ['kinds']")
  })

  test('may have a body that may be left out, with fields that may', async () => {
    const requestBody = json({ schema: { type: 'object', properties: { b: text } } })
    const model = modelOf('test', await readDocument(documentWith({ operation: { requestBody } })))
    expect(model.operations[0]?.inputs.map(({ name }) => name)).toEqual(['b'])
  })

  test('may show blank text for what may be absent or null, or has a default', async () => {
    const wei = { ...text, format: 'wei' }
    const nullable = { ...wei, type: ['string', 'null'] }
    const properties = { a: wei, b: nullable, c: { ...nullable, default: null } }
    const Odd = { type: 'object', description: 'Odd.', required: ['b', 'c'], properties }
    const parts = { schemas: { Odd }, answer: { $ref: ref('Odd') }, example: { a: '', b: '', c: '' } }
    await expect(readDocument(documentWith(parts))).resolves.toMatchObject({ components: { schemas: { Odd } } })
  })

  test('may have examples that say what inputs they answer to: texts, lists and flags', async () => {
    const parameters = [
      { ...query('order'), schema: { type: 'string', enum: ['asc', 'desc'] } },
      { ...query('words'), schema: { type: 'array', items: { type: 'string' } } },
      { ...query('all'), schema: { type: 'boolean' } },
    ]
    const example = { value: { id: 'a' }, 'x-input': { order: 'asc', words: ['a', 'b'], all: false } }
    const operation = {
      responses: { 200: json({ schema: row, examples: { one: example } }) },
    }
    await expect(readDocument(documentWith({ parameters, operation }))).resolves.toBeDefined()
  })

  test('may have an empty list as the default of a list in an answer', async () => {
    const a = { type: 'array', description: 'Texts.', items: text, default: [] }
    const Odd = { type: 'object', description: 'Odd.', properties: { a } }
    const file = documentWith({ schemas: { Odd }, answer: { $ref: ref('Odd') }, example: { a: ['a'] } })
    expect(textDecoders(modelOf('test', await readDocument(file)))).toContain('Open<T.Odd> = {\n    a: [],\n  }')
  })

  test('may have an object as the default of a field, with every field that its type promises', async () => {
    const Inner = {
      ...One,
      required: ['kind'],
      properties: { kind: { ...text, const: 'one' }, b: { ...text, format: 'hex', default: '0x' } },
    }
    const field = { description: 'Inner.', $ref: ref('Inner'), default: { kind: 'one', b: '0x' } }
    const Odd = { type: 'object', description: 'Odd.', properties: { a: field } }
    const file = documentWith({
      schemas: { Inner, Odd },
      answer: { $ref: ref('Odd') },
      example: { a: { kind: 'one', b: '0x' } },
    })
    await expect(readDocument(file)).resolves.toBeDefined()
  })

  test('may have `null` as the default of a field that may be `null`', async () => {
    const a = { type: ['string', 'null'], description: 'Text.', default: null }
    const Odd = { type: 'object', description: 'Odd.', properties: { a } }
    const file = documentWith({ schemas: { Odd }, answer: { $ref: ref('Odd') }, example: { a: 'a' } })
    const decoders = textDecoders(modelOf('test', await readDocument(file)))
    expect(decoders).toContain('Open<T.Odd> = {\n    a: null,\n  }')
  })

  test('may end a list by a cursor of 0, as clients do', async () => {
    const page1 = { rows: [{ id: 'a' }], cursor: 1, hasNextPage: true }
    const examples = { page1, page2: { cursor: 2 }, last: { cursor: 0 } }
    const model = modelOf('test', await readDocument(documentWith(paged('cursor', examples, 'integer'))))
    expect(model.operations[0]?.page?.items).toBe('rows')
  })

  test('may have a value of two types, which is read, sent and shown as either', async () => {
    const either = { type: ['string', 'integer'], description: 'Text\nor a | number.' }
    const list = { type: 'array', description: 'Several.', items: either }
    const Odd = { type: 'object', description: 'Odd.', properties: { a: either, list } }
    const requestBody = { description: 'A body.', ...json({ schema: { $ref: ref('Odd') } }), 'x-input-name': 'body' }
    const parameter = { name: 'b', in: 'query', description: 'Either.', schema: either }
    const example = { a: 'a', list: [1, 'b'] }
    const parts = { schemas: { Odd }, answer: { $ref: ref('Odd') }, example, parameters: [parameter] }
    const model = modelOf('test', await readDocument(documentWith({ ...parts, operation: { requestBody } })))
    const decoders = textDecoders(model)
    expect(decoders).toContain(
      "read = mixed(raw, decoding, 'string', 'integer') ?? violation(decoding, value, 'a', 'string or integer')",
    )
    expect(decoders).toContain(
      "list(raw, decoding, (value: unknown) => mixed(value, decoding, 'string', 'integer'), 'string or integer')",
    )
    expect(textEncoders(model)).toContain("['a', 'a', asJson]")
    expect(textOperations(model)).toContain("{ name: 'b', in: 'query', encode: asText }")
    expect(typesPage(model)).toContain('| `a?` | Text or a \\| number. | `string` \\| `number` |')
    const types = emitTypes(model).text
    expect(types).toContain('readonly a?: string | number\n')
    expect(types).toContain('readonly list?: readonly (string | number)[]\n')
  })

  test('has types in which every field and every list is read-only, and an input may be `undefined`', async () => {
    const inner = { type: 'array', description: 'Each.', items: { type: 'array', items: text } }
    const known = { ...text, 'x-known': ['a', "b's"] }
    const Odd = { type: 'object', description: 'Odd.', required: ['inner'], properties: { inner, known } }
    const example = { inner: [['a']], known: 'a' }
    const parts = { schemas: { Odd }, answer: { $ref: ref('Odd') }, example, parameters: [query('b')] }
    const types = emitTypes(modelOf('test', await readDocument(documentWith(parts)))).text
    expect(types).toContain('readonly inner: readonly (readonly string[])[]\n')
    expect(types).toContain(String.raw`readonly known?: 'a' | 'b\'s' | (string & {})`)
    expect(types).toContain('readonly b?: string | undefined\n')
  })

  test('imports what its code names and nothing else, whatever its texts say', async () => {
    const a = { ...text, format: 'wei', description: 'No date( of a Hex, no hash32(.', 'x-name': 'seconds' }
    const Odd = { type: 'object', description: 'Odd.', properties: { a } }
    const parts = { schemas: { Odd }, answer: { $ref: ref('Odd') }, example: { a: '1' } }
    const model = modelOf('test', await readDocument(documentWith(parts)))
    expect(emitTypes(model).imports).toEqual([])
    expect(emitDecoders(model).imports).toEqual([
      "import type { Decoding } from '../../src/operation/decode/decoding.js'",
      "import { isBlank, isObject, text } from '../../src/operation/decode/plain.js'", // text of the row beside it
      "import { uint } from '../../src/operation/decode/uint.js'",
      "import { violation } from '../../src/operation/decode/violations.js'",
      "import type * as T from './types.gen.js'",
    ])
  })
})

test('a format whose functions generated code cannot import is named', () => {
  expect(unknownPrimitives(formats)).toEqual([])
  const odd = { decode: 'uint', encode: 'asOdd', output: 'bigint', input: 'bigint' }
  expect(unknownPrimitives({ odd })).toEqual([expect.stringMatching(/format 'odd'.*'asOdd'.*primitives\.ts/)])
})

test('an answer that is an object of data or `null` is a type, no interface', async () => {
  const answer = { type: ['object', 'null'], description: 'Data.', additionalProperties: true }
  const types = emitTypes(modelOf('test', await readDocument(documentWith({ answer, example: { a: 1 } })))).text
  expect(types).toContain('export type GetRowsOutput = Readonly<Record<string, unknown>> | null')
})
